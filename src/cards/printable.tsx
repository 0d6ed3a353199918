import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Printer } from 'lucide-react';
import { createPortal, flushSync } from 'react-dom';
import { attempt } from '../lib/attempt';
import { savesData } from '../lib/connection';
import { ReloadOffer } from '../loading/codeOnPress';
import { whenQuiet } from '../loading/quiet';
import { useAppStore } from '../store/hooks';
import type { AppStore } from '../store/makeStore';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { useMedia } from '../ui/hooks';

interface PrintButtonProps<Props> {
  /** Props of the sheet. */
  readonly sheet: Props;
  /** On narrow screens it is an icon; this makes that as tall as a select. */
  readonly tall?: boolean;
  /** Keeps its text even on narrow screens, beside other text buttons. */
  readonly inWords?: boolean;
}

interface SheetModule<Props> {
  readonly default: ComponentType<Props>;
  /**
   * Loads data that the sheet needs and the page does not; rejects on failure. Printing from the browser's menu does
   * without it.
   */
  readonly prepare?: (store: AppStore, sheet: Props) => Promise<unknown>;
}

/**
 * The print button of a page with a sheet of its own (docs/behaviour.md 18). The sheet's code is loaded once the page
 * is idle, so that printing from the browser's menu finds it too; it is laid out for print only.
 * @param load imports the sheet, its default export
 */
export function printable<Props extends object>(load: () => Promise<SheetModule<Props>>) {
  let known: ComponentType<Props> | null = null;
  const fetchSheet = async (): Promise<ComponentType<Props>> => (known ??= (await load()).default);

  return function PrintButton({ sheet, tall = false, inWords = false }: PrintButtonProps<Props>) {
    const store = useAppStore();
    const [loaded, setLoaded] = useState(() => known && { Sheet: known });
    const [printing, setPrinting] = useState(false);
    const [busy, setBusy] = useState(false);
    const [failed, setFailed] = useState(false);
    const wide = useMedia('(min-width: 600px)');
    const close = useCallback(() => setFailed(false), []);
    const fetchOnce = useCallback(async () => setLoaded({ Sheet: await fetchSheet() }), []);
    useEffect(
      () => (savesData() ? undefined : whenQuiet(store, () => void fetchOnce().catch(() => undefined))),
      [store, fetchOnce],
    );
    useEffect(() => {
      const stop = new AbortController();
      window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal: stop.signal });
      window.addEventListener('afterprint', () => setPrinting(false), { signal: stop.signal });
      return () => stop.abort();
    }, []);
    const print = async (): Promise<void> => {
      setBusy(true);
      try {
        const { prepare } = await load();
        await Promise.all([fetchOnce(), prepare?.(store, sheet)]);
        flushSync(() => setPrinting(true));
        await attempt(() => document.fonts.ready, undefined);
        window.print();
      } catch {
        setFailed(true);
      }
      setBusy(false);
    };
    return (
      <>
        {wide || inWords ? (
          <Button variant="outline" busy={busy} onClick={() => void print()}>
            <Printer size={18} aria-hidden />
            <span>Drucken</span>
          </Button>
        ) : (
          <IconButton label="Drucken" tall={tall} onClick={() => void print()}>
            <Printer size={20} aria-hidden />
          </IconButton>
        )}
        {failed && <ReloadOffer text="Das Blatt zum Drucken konnte nicht geladen werden." onClose={close} />}
        {printing && loaded && createPortal(<loaded.Sheet {...sheet} />, document.body)}
      </>
    );
  };
}
