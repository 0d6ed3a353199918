import { memo } from 'react';
import { shallowEqual } from 'react-redux';
import { lowered, raised, typed } from '../../entities/calculator/tips';
import type { Tip } from '../../entities/calculator/tips';
import type { MatchId } from '../../entities/ids';
import type { Match, SideName } from '../../entities/match/model';
import { selectSide } from '../../cards/sides';
import { useAppSelector } from '../../store/hooks';
import { Crest } from '../../ui/Crest';
import { GoalStepper } from '../../ui/GoalStepper';
import styles from './OpenMatches.module.css';

interface TipRowProps {
  readonly match: Match;
  readonly tip: Tip;
  readonly onChange: (match: MatchId, change: (tip: Tip) => Tip) => void;
}

/** An open match with a stepper for each side. */
export const TipRow = memo(function TipRow({ match, tip, onChange }: TipRowProps) {
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
