import { WifiOff } from 'lucide-react';
import styles from './OfflineBar.module.css';

type OfflineBarProps = {
  /** Time of the last data, "11:42". */
  since?: string | null | undefined;
  /** There is a connection, but the server does not respond. */
  weak?: boolean | undefined;
};

/** Shown above everything while there is no usable connection. */
export function OfflineBar({ since, weak = false }: OfflineBarProps) {
  return (
    <div className={styles.bar} role="status">
      <WifiOff size={20} aria-hidden />
      <span>{`${weak ? 'Schwache' : 'Keine'} Verbindung.${since ? ` Du siehst den Stand von ${since}.` : ''}`}</span>
    </div>
  );
}
