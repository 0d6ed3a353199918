import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { logError } from '../lib/log';
import type { Elements } from '../ui/elements';
import { Toast } from '../ui/Toast';
import { reloadSite } from './reloadSite';

interface ReloadOfferProps {
  readonly text: string;
  readonly onClose: () => void;
}

/**
 * Says that what a press needs could not be loaded, as a newer version of the site may have replaced it, and offers to
 * reload the page, which comes back at the same place.
 */
export function ReloadOffer({ text, onClose }: ReloadOfferProps) {
  // Outside whatever was pressed: its colours, and being hidden with it.
  return createPortal(
    <Toast text={text} stay={null} action={{ label: 'Neu laden', onPress: reloadSite }} onClose={onClose} />,
    document.body,
  );
}

/** A dialog with a chunk of its own. */
interface DialogOnPress {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** The dialog while it is open, or word that it could not be loaded. */
  readonly dialog: Elements;
}

/**
 * A dialog whose chunk is loaded when it is opened.
 * @param load stays the same
 * @param failure said if that fails
 */
export function useDialogOnPress(
  load: () => Promise<{ readonly default: ComponentType<{ readonly onClose: () => void }> }>,
  failure: string,
): DialogOnPress {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [failed, setFailed] = useState(false);
  const close = useCallback(() => setLoaded(null), []);
  const forget = useCallback(() => setFailed(false), []);
  const open = useCallback(() => {
    load().then(
      (module) => {
        setFailed(false);
        setLoaded(module);
      },
      (reason: unknown) => {
        logError(failure, reason);
        setFailed(true);
      },
    );
  }, [load, failure]);
  return {
    isOpen: loaded !== null,
    open,
    dialog:
      loaded === null ? failed && <ReloadOffer text={failure} onClose={forget} /> : <loaded.default onClose={close} />,
  };
}
