import { classes } from '../../ui/classes';
import styles from './Panels.module.css';

interface ResultBarProps {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Whose results they are. */
  readonly name: string;
}

/** `3 Siege · 1 Unentschieden · 2 Niederlagen` as a bar and in words. */
export function ResultBar({ wins, draws, losses, name }: ResultBarProps) {
  const parts = [
    { key: 'wins', count: wins, look: styles.wins },
    { key: 'draws', count: draws, look: styles.draws },
    { key: 'losses', count: losses, look: styles.losses },
  ];
  return (
    <div className={styles.summary}>
      <div className={styles.bar} aria-hidden>
        {parts.map(
          ({ key, count, look }) =>
            count > 0 && <span key={key} className={classes(look)} style={{ flexGrow: count }} />,
        )}
      </div>
      <p className={styles.sentence}>
        {`${wins} ${wins === 1 ? 'Sieg' : 'Siege'} · ${draws} Unentschieden · ${losses} ${losses === 1 ? 'Niederlage' : 'Niederlagen'}`}
      </p>
      <p className={styles.view}>{`aus Sicht von ${name}`}</p>
    </div>
  );
}
