import { classes } from '../elements';
import { FormBadge } from '../FormBadge';
import type { StandingsRow } from './StandingsRowView';
import styles from './StandingsTableView.module.css';
import { MoveHorizontal } from 'lucide-react';
import { StandingsRowView } from './StandingsRowView';
import type { Elements } from '../elements';

type StandingsLegendProps = { rows: readonly StandingsRow[]; withForm: boolean };

/** Explains the boxes and letters that occur in the table. */
function StandingsLegend({ rows, withForm }: StandingsLegendProps) {
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

const columns = [
  ['Sp', 'Spiele'],
  ['S', 'Siege'],
  ['U', 'Unentschieden'],
  ['N', 'Niederlagen'],
  ['Tore', 'Tore'],
  ['Diff.', 'Tordifferenz'],
] as const;

/** A scrollable region must be focusable, although it is not a control. */
const scrollable = { tabIndex: 0 };

type StandingsTableProps = {
  /** Caption for screen readers: "Tabelle Wien – 1. Liga A". */
  caption: string;
  rows: readonly StandingsRow[];
  /** Additional class for the whole table. */
  className?: string | undefined;
  /** Shows each row's form on its own line instead of in a column. */
  formInLine?: boolean | undefined;
  /** Directly below the table. */
  note?: Elements;
};

/** The league table. Rank, team and points are sticky; the form column is hidden if nobody has one. */
export function StandingsTableView({ caption, rows, className, formInLine = false, note }: StandingsTableProps) {
  const known = rows.some((row) => row.form && row.form.length > 0);
  const withForm = known && !formInLine;
  return (
    <>
      <div className={styles.frame}>
        <section className={styles.scroll} aria-label={caption} {...scrollable}>
          <table className={classes(styles.table, className)}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col" className={styles.rank}>
                  <Short text="Pl." meaning="Platz" />
                </th>
                <th scope="col" className={styles.team}>
                  Team
                </th>
                {columns.map(([text, meaning]) => (
                  <th key={text} scope="col">
                    <Short text={text} meaning={meaning} />
                  </th>
                ))}
                {withForm && <th scope="col">Form</th>}
                <th scope="col" className={styles.points}>
                  <Short text="Pkt." meaning="Punkte" />
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <StandingsRowView
                  key={row.key}
                  row={row}
                  withForm={withForm}
                  className={classes(
                    row.zone && styles[row.zone],
                    row.isFavourite && styles.own,
                    row.zone === 'up' && rows[index + 1]?.zone !== 'up' && styles.cutBelow,
                    row.zone === 'down' && rows[index - 1]?.zone !== 'down' && styles.cutAbove,
                  )}
                />
              ))}
            </tbody>
          </table>
        </section>
      </div>
      {note}
      <p className={styles.hint}>
        <MoveHorizontal size={16} aria-hidden />
        <span>
          {formInLine ? 'Wischen für Tore und Differenz' : `Wischen für Tore, Differenz${withForm ? ' und Form' : ''}`}
        </span>
      </p>
      <StandingsLegend rows={rows} withForm={known} />
    </>
  );
}

function Short({ text, meaning }: { text: string; meaning: string }) {
  return text === meaning ? (
    <span>{text}</span>
  ) : (
    <abbr title={meaning}>
      <span aria-hidden>{text}</span>
      <span className="visually-hidden">{meaning}</span>
    </abbr>
  );
}
