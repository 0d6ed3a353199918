import type { Match } from '../../entities/match/model';
import { meetings } from '../../entities/match/rules';
import { matchPath } from '../../entities/normalise';
import type { Figures, NameOf } from '../../entities/standing/figures';
import { whyAbove } from '../../entities/standing/order';
import type { Reason } from '../../entities/standing/order';
import { formatDayMonth } from '../../lib/dates';
import { formatDifference, formatNumber } from '../../lib/numbers';
import { Anchor } from '../../ui/Anchor';
import { Chip } from '../../ui/Chip';
import { ScoreBox } from '../../ui/ScoreBox';
import styles from './Why.module.css';

interface ReasonsProps {
  readonly question: string;
  readonly above: Figures;
  readonly below: Figures;
  readonly nameOf: NameOf;
  readonly matches: readonly Match[];
}

function words(reason: Reason): string {
  switch (reason.by) {
    case 'difference':
      return `Tordifferenz: ${formatDifference(reason.above)} gegen ${formatDifference(reason.below)}`;
    case 'scored':
      return `Erzielte Tore: ${formatNumber(reason.above)} gegen ${formatNumber(reason.below)}`;
    case 'name':
      return 'Alphabetisch';
    case 'official':
      return 'Laut offizieller Reihung.';
  }
}

/** The first criterion that separates two neighbours, and their meetings this season. */
export function Reasons({ question, above, below, nameOf, matches }: ReasonsProps) {
  const duels = meetings(matches, above.club, below.club);
  return (
    <>
      <p className={styles.question}>{question}</p>
      <p className={styles.reason}>{words(whyAbove(above, below, nameOf))}</p>
      {duels.length > 0 && (
        <>
          <p className={styles.duels}>
            <span>{'Direkte Duelle '}</span>
            <Chip>zur Information</Chip>
          </p>
          <ul>
            {duels.map((match) => (
              <li key={match.id}>
                <Duel match={match} nameOf={nameOf} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Duel({ match, nameOf }: { readonly match: Match; readonly nameOf: NameOf }) {
  const { id, home, away, score, kickoff } = match;
  const to = matchPath(id);
  if (to === undefined || home === undefined || away === undefined || score === undefined) return null;
  return (
    <Anchor to={to} className={styles.duel}>
      <span className={styles.date}>{typeof kickoff === 'number' && formatDayMonth(kickoff)}</span>
      <span className={styles.home}>{nameOf(home)}</span>
      <ScoreBox look="finished" home={score.home} away={score.away} size="small" />
      <span>{nameOf(away)}</span>
    </Anchor>
  );
}
