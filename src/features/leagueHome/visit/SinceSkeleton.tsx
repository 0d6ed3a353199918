import { Circle, Line } from '../../../ui/Skeleton';
import styles from './SinceLastVisit.module.css';

/** Placeholder until it is known whether anything is new. Not announced, since nobody asked for it. */
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
