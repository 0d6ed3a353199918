import { classes } from './elements';
import styles from './WdlBar.module.css';

type WdlBarProps = { wins: number; draws: number; losses: number };

/** Wins, draws and losses as one bar, with figures and labels below. */
export function WdlBar({ wins, draws, losses }: WdlBarProps) {
  const parts = [
    { word: 'Siege', count: wins },
    { word: 'Unentschieden', count: draws, className: styles.draw },
    { word: 'Niederlagen', count: losses, className: styles.loss },
  ];
  return (
    <div>
      <div className={styles.bar} aria-hidden>
        {parts
          .filter((part) => part.count > 0)
          .map((part) => (
            <span key={part.word} className={classes(part.className)} style={{ flexGrow: part.count }} />
          ))}
      </div>
      <div className={styles.words}>
        {parts.map((part) => (
          <div key={part.word}>
            <span>{part.word}</span>
            <strong>{part.count}</strong>
          </div>
        ))}
      </div>
    </div>
  );
}
