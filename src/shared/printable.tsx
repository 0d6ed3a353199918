import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Printer } from 'lucide-react';
import { createPortal, flushSync } from 'react-dom';
import { attempt } from '../lib/trouble';
import { savesData } from '../lib/media';
import type { LazyModule } from '../lib/lazyModule';
import { whenPageSettled } from '../lib/schedule';
import { useLazyModule } from '../loading/lazyPart';
import { useAppStore } from '../store/hooks';
import type { AppStore } from '../store/makeStore';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { useMedia } from '../ui/hooks';
import { loadCode, useOnPress } from './onPress';

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
 * has settled, so that printing from the browser's menu finds it too; it is laid out for print only.
 * @param code the sheet, its default export
 */
export function printable<Props extends object>(code: LazyModule<SheetModule<Props>>) {
  return function PrintButton({ sheet, tall = false, inWords = false }: PrintButtonProps<Props>) {
    const store = useAppStore();
    const [printing, setPrinting] = useState(false);
    const [settled, setSettled] = useState(false);
    const wide = useMedia('(min-width: 37.5em)');
    const { press, busy, notice } = useOnPress('Das Blatt zum Drucken konnte nicht geladen werden.');
    useEffect(() => (savesData() ? undefined : whenPageSettled(store, () => setSettled(true))), [store]);
    const { module: loaded } = useLazyModule(code, 'now', settled);
    const Sheet = (loaded ?? code.loaded())?.default;
    useEffect(() => {
      const stop = new AbortController();
      window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal: stop.signal });
      window.addEventListener('afterprint', () => setPrinting(false), { signal: stop.signal });
      return () => stop.abort();
    }, []);
    const print = (): void =>
      press(
        async () => {
          const { prepare } = await loadCode(code);
          await prepare?.(store, sheet);
        },
        async () => {
          flushSync(() => setPrinting(true));
          await attempt(() => document.fonts.ready, undefined);
          window.print();
        },
      );
    return (
      <>
        {wide || inWords ? (
          <Button variant="outline" busy={busy} onClick={print}>
            <Printer size={18} aria-hidden />
            <span>Drucken</span>
          </Button>
        ) : (
          <IconButton label="Drucken" tall={tall} onClick={print}>
            <Printer size={20} aria-hidden />
          </IconButton>
        )}
        {notice}
        {printing && Sheet !== undefined && createPortal(<Sheet {...sheet} />, document.body)}
      </>
    );
  };
}
