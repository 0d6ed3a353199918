import { useEffect } from 'react';
import { useAnnounced } from './Announcements';
import type { Elements } from './elements';
import styles from './Popup.module.css';

type PopupProps = {
  icon: Elements;
  title: string;
  text: string;
  onClose: () => void;
  /** How long it stays, in ms; the line at its bottom shows the time left. */
  stay?: number | undefined;
};

/** Covers the bottom of its positioned card for three seconds; Escape closes it earlier. */
export function Popup({ icon, title, text, onClose, stay = 3000 }: PopupProps) {
  useAnnounced(`${title}. ${text}`);
  useEffect(() => {
    const timer = setTimeout(onClose, stay);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', key);
    };
  }, [onClose, stay]);
  return (
    <div className={styles.popup}>
      <p className={styles.title}>
        {icon}
        <span>{title}</span>
      </p>
      <p>{text}</p>
      <span className={styles.run} style={{ animationDuration: `${stay}ms` }} aria-hidden />
    </div>
  );
}
