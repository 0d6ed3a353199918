import { useCallback, useState } from 'react';
import { Check, Share2 } from 'lucide-react';
import { shareLink } from '../lib/share';
import type { Shared } from '../lib/share';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { IconButton } from './IconButton';
import { Toast } from './Toast';
import styles from './ShareButton.module.css';

type ShareButtonProps = {
  /** What is shared: "Tabellenrechner W1A". */
  title: string;
  /** The absolute address, read when the button is pressed. */
  link: () => string;
  wide?: boolean | undefined;
  /** Only the sign, where there is no room for the word. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
};

/** `Teilen`: the system's share sheet, else the link is copied, else it is shown to be copied by hand. */
export function ShareButton({ title, link, wide, iconOnly = false, className }: ShareButtonProps) {
  const [shown, setShown] = useState<{ readonly came: Shared; readonly url: string } | null>(null);
  const close = useCallback(() => setShown(null), []);
  const press = async (): Promise<void> => {
    const url = link();
    setShown({ came: await shareLink(url, title), url });
  };
  return (
    <>
      {iconOnly ? (
        <IconButton label="Teilen" className={className} onClick={() => void press()}>
          <Share2 size={20} aria-hidden />
        </IconButton>
      ) : (
        <Button variant="outline" wide={wide} className={className} onClick={() => void press()}>
          <Share2 size={18} aria-hidden />
          Teilen
        </Button>
      )}
      {shown?.came === 'copied' && (
        <Toast text="Link kopiert." icon={<Check size={22} aria-hidden />} onClose={close} />
      )}
      {shown?.came === 'refused' && (
        <Dialog title="Teilen" onClose={close}>
          <input
            className={styles.link}
            aria-label="Link"
            readOnly
            value={shown.url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="dark" onClick={close}>
            Schließen
          </Button>
        </Dialog>
      )}
    </>
  );
}
