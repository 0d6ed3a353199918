import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { LazyModule } from '../lib/lazyModule';
import { logError } from '../lib/log';
import { reloadSite } from '../lib/reloadSite';
import type { Elements } from '../ui/elements';
import { Toast } from '../ui/Toast';

/** What comes within a second is not worth a word; what has not come after six will hardly come. */
const SLOW_MS = 1_000;
const LATE_MS = 6_000;

/** What a press loads, and how to say that it takes long or could not be had. */
interface Press {
  readonly busy: boolean;
  /** Loads something, then uses it: unless it is pressed again, the page is left or the notice closed meanwhile. */
  readonly press: <Loaded>(load: () => Promise<Loaded>, then: (loaded: Loaded) => void | Promise<void>) => void;
  readonly notice: Elements;
}

/**
 * Loads what a press needs. After a second it says so; after six, or when it fails, that it could not be had, with the
 * offer to reload the page at the same place, as a newer version of the site may have replaced it. What comes all the same
 * is used.
 * @param failure said if it could not be had
 */
export function useOnPress(failure: string): Press {
  const [state, setState] = useState<'idle' | 'loading' | 'slow' | 'failed'>('idle');
  const current = useRef(new AbortController());
  const cancel = useCallback(() => {
    current.current.abort();
    setState('idle');
  }, []);
  useEffect(() => () => current.current.abort(), []);
  const press = useCallback<Press['press']>(
    (load, then) => {
      current.current.abort();
      current.current = new AbortController();
      const { signal } = current.current;
      setState('loading');
      const timers = [setTimeout(setState, SLOW_MS, 'slow'), setTimeout(setState, LATE_MS, 'failed')];
      signal.addEventListener('abort', () => timers.forEach(clearTimeout));
      const run = async (): Promise<void> => {
        const loaded = await load();
        if (!signal.aborted) await then(loaded);
        if (!signal.aborted) cancel();
      };
      run().catch((reason: unknown) => {
        logError(failure, reason);
        timers.forEach(clearTimeout);
        if (!signal.aborted) setState('failed');
      });
    },
    [failure, cancel],
  );
  return {
    busy: state === 'loading' || state === 'slow',
    press,
    // Outside whatever was pressed: its colours, and being hidden with it.
    notice:
      (state === 'slow' && createPortal(<Toast text="Wird geladen…" stay={null} onClose={cancel} />, document.body)) ||
      (state === 'failed' &&
        createPortal(
          <Toast text={failure} stay={null} action={{ label: 'Neu laden', onPress: reloadSite }} onClose={cancel} />,
          document.body,
        )),
  };
}

/** Loads code for a press; what failed is asked for again with the next one. */
export async function loadCode<Module>(code: LazyModule<Module>): Promise<Module> {
  try {
    return await code.load();
  } catch (reason) {
    code.forget();
    throw reason;
  }
}

/** A dialog with a chunk of its own. */
interface DialogOnPress {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** The dialog while it is open, or word that its code is on its way or could not be had. */
  readonly dialog: Elements;
}

/**
 * A dialog whose code is loaded when it is opened.
 * @param failure said if that fails
 */
export function useDialogOnPress(
  code: LazyModule<{ readonly default: ComponentType<{ readonly onClose: () => void }> }>,
  failure: string,
): DialogOnPress {
  const [opened, setOpened] = useState<{ readonly default: ComponentType<{ readonly onClose: () => void }> } | null>(
    null,
  );
  const { press, notice } = useOnPress(failure);
  const close = useCallback(() => setOpened(null), []);
  const open = useCallback(() => press(() => loadCode(code), setOpened), [press, code]);
  return { isOpen: opened !== null, open, dialog: opened === null ? notice : <opened.default onClose={close} /> };
}
