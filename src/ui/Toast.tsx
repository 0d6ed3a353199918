import { useEffect, useRef } from 'react';
import { BellRing, X } from 'lucide-react';
import { useAnnounced } from './Announcements';
import { Button } from './Button';
import { IconButton } from './IconButton';
import type { Elements } from './elements';
import styles from './Toast.module.css';

type ToastProps = {
  text: string;
  /** A bell by default. */
  icon?: Elements | undefined;
  onClose: () => void;
  /** How long it stays, in ms; null: until closed. */
  stay?: number | null | undefined;
  /** An action offered with the message. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Already announced elsewhere on the page. */
  silent?: boolean | undefined;
};

/**
 * A short message at the bottom edge; disappears after five seconds unless it has the focus, or when closed. Give each
 * message its own `key`.
 */
export function Toast({
  text,
  icon = <BellRing size={22} aria-hidden />,
  onClose,
  stay = 5000,
  action,
  silent = false,
}: ToastProps) {
  useAnnounced(silent ? null : text);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stay === null) return;
    const timer = setInterval(() => {
      if (!box.current?.contains(document.activeElement)) onClose();
    }, stay);
    return () => clearInterval(timer);
  }, [onClose, stay]);
  return (
    <div ref={box} className={`${styles.toast} on-dark`}>
      {icon}
      <span className={styles.text}>{text}</span>
      {action && (
        <Button variant="neon" size="small" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton variant="bare" label="Meldung schließen" onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
