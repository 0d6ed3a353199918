import { classes } from '../classes';
import { FormBadge } from '../FormBadge';
import type { StandingsRow } from './standingsRow';
import styles from './StandingsTableView.module.css';

type StandingsLegendProps = { rows: readonly StandingsRow[]; withForm: boolean };

/** Explains the boxes and letters that occur in the table. */
export function StandingsLegend({ rows, withForm }: StandingsLegendProps) {
  const up = rows.find((row) => row.zone === 'up');
  const down = [...rows].reverse().find((row) => row.zone === 'down');
  if (!up && !down && !withForm) return null;
  return (
    <ul className={styles.legend} aria-label="Legende">
      {up && (
        <li>
          <span className={classes(styles.box, styles.key, styles.keyUp)} aria-hidden>
            {up.rank}
          </span>
          <span>Aufstieg</span>
        </li>
      )}
      {down && (
        <li>
          <span className={classes(styles.box, styles.key, styles.keyDown)} aria-hidden>
            {down.rank}
          </span>
          <span>Abstieg</span>
        </li>
      )}
      {withForm &&
        (['W', 'D', 'L'] as const).map((result) => (
          <li key={result}>
            <Key result={result} />
          </li>
        ))}
    </ul>
  );
}

const words = { W: 'Sieg', D: 'Unentschieden', L: 'Niederlage' };

function Key({ result }: { result: keyof typeof words }) {
  return (
    <>
      <span aria-hidden>
        <FormBadge result={result} />
      </span>
      <span>{words[result]}</span>
    </>
  );
}
