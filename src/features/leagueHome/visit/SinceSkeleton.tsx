import { Circle, Line } from '../../../ui/Skeleton';
import styles from './SinceLastVisit.module.css';

/** Holds the card's place until it is known whether anything is new. Nobody asked for it, so nothing is announced. */
export function SinceSkeleton() {
  return (
    <div className={`card ${styles.card}`} aria-hidden>
      <div className={styles.head}>
        <Line width={220} height={22} />
      </div>
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.row}>
          <Circle size={28} />
          <Line width="60%" height={14} />
        </div>
      ))}
    </div>
  );
}
