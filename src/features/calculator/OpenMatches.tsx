import { memo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { lowered, raised, typed, NO_TIP, tippedScore } from '../../entities/calculator/tips';
import type { Tip } from '../../entities/calculator/tips';
import type { MatchId } from '../../entities/ids';
import type { Match, SideName } from '../../entities/match/model';
import { selectSide } from '../../shared/sides';
import { useAppSelector } from '../../store/hooks';
import { Crest } from '../../ui/Crest';
import { GoalStepper } from '../../ui/GoalStepper';
import styles from './OpenMatches.module.css';
import type { Matchday } from '../../entities/season/filter';
import { formatShortDay } from '../../lib/dates';
import type { Calculator } from './useCalculator';

interface TipRowProps {
  readonly match: Match;
  readonly tip: Tip;
  readonly onChange: (match: MatchId, change: (tip: Tip) => Tip) => void;
}

/** An open match with a stepper for each side. */
const TipRow = memo(function TipRow({ match, tip, onChange }: TipRowProps) {
  const home = useAppSelector((state) => selectSide(state, match, 'home'), shallowEqual);
  const away = useAppSelector((state) => selectSide(state, match, 'away'), shallowEqual);
  const stepper = (side: SideName, label: string) => (
    <GoalStepper
      label={label}
      value={tip[side]}
      onRaise={() => onChange(match.id, (before) => raised(before, side))}
      onLower={() => onChange(match.id, (before) => lowered(before, side))}
      onType={(text) => onChange(match.id, (before) => typed(before, side, text))}
    />
  );
  return (
    <li className={styles.row}>
      <span className={styles.home}>
        <span>{home.name}</span>
        <Crest src={home.logo} name={home.name} size={26} />
      </span>
      {stepper('home', `${home.name} gegen ${away.name}`)}
      <span className={styles.colon} aria-hidden>
        :
      </span>
      {stepper('away', `${away.name} bei ${home.name}`)}
      <span className={styles.away}>
        <Crest src={away.logo} name={away.name} size={26} />
        <span>{away.name}</span>
      </span>
    </li>
  );
});

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
