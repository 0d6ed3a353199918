import { WifiOff } from 'lucide-react';
import styles from './OfflineBar.module.css';

type OfflineBarProps = {
  /** Time of the last data, "11:42". */
  since?: string | null | undefined;
  /** There is a connection, but the server does not answer over it. */
  weak?: boolean | undefined;
};

/** Stands above everything while there is no connection, or none that is good enough. */
export function OfflineBar({ since, weak = false }: OfflineBarProps) {
  return (
    <div className={styles.bar} role="status">
      <WifiOff size={20} aria-hidden />
      <span>
        {weak ? 'Schwache Verbindung.' : 'Keine Verbindung.'}
        {since && ` Du siehst den Stand von ${since}.`}
      </span>
    </div>
  );
}
