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
  /** What is being shared: "Tabellenrechner W1A". */
  title: string;
  /** The absolute URL, computed when the button is pressed. */
  link: () => string;
  wide?: boolean | undefined;
  /** Only the icon, where there is no room for text. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
};

/** `Teilen`: opens the system's share sheet, else copies the link, else shows it for copying. */
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
          <span>Teilen</span>
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
