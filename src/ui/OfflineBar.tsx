import { WifiOff } from 'lucide-react';
import { useAnnounced } from './Announcements';
import styles from './OfflineBar.module.css';

type OfflineBarProps = {
  /** Time of the last data, "11:42". */
  since?: string | null | undefined;
  /** There is a connection, but the server does not respond. */
  weak?: boolean | undefined;
};

/** Shown above everything while there is no usable connection. */
export function OfflineBar({ since, weak = false }: OfflineBarProps) {
  const words = weak ? 'Schwache Verbindung.' : 'Keine Verbindung.';
  useAnnounced(words);
  return (
    <div className={styles.bar}>
      <WifiOff size={20} aria-hidden />
      <span>{since ? `${words} Du siehst den Stand von ${since}.` : words}</span>
    </div>
  );
}
