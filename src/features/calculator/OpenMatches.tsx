import { useState } from 'react';
import { NO_TIP, tippedScore } from '../../entities/calculator/tips';
import type { Matchday } from '../../entities/season/filter';
import { formatShortDay } from '../../lib/dates';
import { TipRow } from './TipRow';
import type { Calculator } from './useCalculator';
import styles from './OpenMatches.module.css';

type MatchesProps = Pick<Calculator, 'days' | 'matches' | 'tips' | 'change'>;

/** Up to this many open matchdays are all expanded. */
const UNFOLDED = 2;

/** Open matches by matchday; if there are many matchdays, only the next one and those with tips are expanded. */
export function OpenMatches({ days, ...rest }: MatchesProps) {
  return days.map((day, index) => (
    <Day key={day.gameday} day={day} folds={days.length > UNFOLDED} next={index === 0} {...rest} />
  ));
}

interface DayProps extends Omit<MatchesProps, 'days'> {
  readonly day: Matchday;
  readonly folds: boolean;
  readonly next: boolean;
}

function Day({ day, folds, next, matches, tips, change }: DayProps) {
  const tipped = day.matches.filter((id) => tippedScore(tips.get(id)) !== null).length;
  const [open, setOpen] = useState(next || tipped > 0);
  const head = (
    <>
      <h2>{day.gameday === null ? 'Ohne Spieltag' : `Spieltag ${day.gameday}`}</h2>
      {day.date !== null && <span className={styles.date}>{formatShortDay(day.date)}</span>}
      <span className={styles.count}>{`${tipped} von ${day.matches.length} getippt`}</span>
    </>
  );
  const list = (
    <ul className={`card ${styles.list}`}>
      {day.matches.map((id) => {
        const match = matches.get(id);
        return match && <TipRow key={id} match={match} tip={tips.get(id) ?? NO_TIP} onChange={change} />;
      })}
    </ul>
  );
  if (!folds)
    return (
      <section className={styles.day}>
        <div className={styles.head}>{head}</div>
        {list}
      </section>
    );
  return (
    <details className={styles.day} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.head}>{head}</summary>
      {open && list}
    </details>
  );
}
