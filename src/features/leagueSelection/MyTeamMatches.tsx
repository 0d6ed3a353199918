import { CalendarDays } from 'lucide-react';
import { matchVariant, liveBadge } from '../../shared/matchLabels';
import { useElapsedMinute } from '../../shared/useElapsedMinute';
import { useMatchAndTeams } from '../../shared/useMatchAndTeams';
import type { Glance } from '../../entities/match/order';
import type { ClubId } from '../../entities/ids';
import type { Match } from '../../entities/match/model';
import { ownFirst, resultOf, sideOf } from '../../entities/match/rules';
import { matchPath } from '../../entities/normalise';
import { formatDayMonth, formatShortDay, formatKickoff } from '../../lib/dates';
import { Anchor } from '../../ui/Link';
import { classes } from '../../ui/elements';
import { FormBadge } from '../../ui/FormBadge';
import { LiveChip } from '../../ui/LiveChip';
import { ScoreBox } from '../../ui/ScoreBox';
import type { MyTeam } from './useMyTeam';
import styles from './MyTeamCard.module.css';

interface OfClub {
  readonly match: Match;
  readonly club: ClubId;
}

/** The opponent's name. */
function useOpponent({ match, club }: OfClub): string {
  const { home, away } = useMatchAndTeams(match.id);
  return sideOf(match, club) === 'home' ? away.name : home.name;
}

/** `4:2`, the followed team's goals first. */
function scoreText({ match, club }: OfClub): string {
  const [own, other] = ownFirst(match, club);
  return `${own ?? '–'}:${other ?? '–'}`;
}

/** Two rows: the last result, and the current or next match. */
export function MyTeamMatches({ glance, club }: { readonly glance: Glance; readonly club: ClubId }) {
  const { last, live, next } = glance;
  return (
    <>
      {last === null ? <p className={styles.row}>Noch kein Ergebnis</p> : <Last match={last} club={club} />}
      {live !== null ? (
        <Live match={live} club={club} />
      ) : next !== null ? (
        <Next match={next} club={club} />
      ) : (
        <p className={styles.row}>Kein Spiel angesetzt</p>
      )}
    </>
  );
}

function Last({ match, club }: OfClub) {
  const opponent = useOpponent({ match, club });
  const result = resultOf(match, club);
  return (
    <Anchor to={matchPath(match.id) ?? '/'} className={styles.row}>
      {result !== null && <FormBadge result={result} />}
      <span className={styles.score} translate="no">
        {scoreText({ match, club })}
      </span>
      <span className={styles.opponent}>{`gegen ${opponent}`}</span>
      <span className={styles.date}>{formatDayMonth(match.kickoff)}</span>
    </Anchor>
  );
}

function Next({ match, club }: OfClub) {
  const opponent = useOpponent({ match, club });
  return (
    <Anchor to={matchPath(match.id) ?? '/'} className={styles.row}>
      <CalendarDays size={18} aria-hidden />
      <span className={styles.opponent}>
        {[formatShortDay(match.kickoff), formatKickoff(match.kickoff), `gegen ${opponent}`].filter(Boolean).join(' · ')}
      </span>
    </Anchor>
  );
}

function Live({ match, club }: OfClub) {
  const opponent = useOpponent({ match, club });
  const minute = useElapsedMinute(match);
  const variant = matchVariant(match.status);
  const [own, other] = ownFirst(match, club);
  return (
    <Anchor to={matchPath(match.id) ?? '/'} className={classes(styles.row, styles.now)}>
      <LiveChip text={liveBadge(match.status, minute)} variant={variant} />
      <span className={styles.opponent}>{`gegen ${opponent}`}</span>
      <ScoreBox variant={variant} home={own} away={other} size="small" />
    </Anchor>
  );
}

/** The same in short at the end of a row: the running score, else the last result, else the next kick-off. */
export function MatchesShort({ matches, club }: { readonly matches: MyTeam['matches']; readonly club: ClubId }) {
  if (matches.phase !== 'ready') return null;
  const { live, last, next } = matches;
  const shown = live ?? last ?? next;
  if (shown === null) return <span className={styles.short}>Kein Spiel angesetzt</span>;
  const result = resultOf(shown, club);
  return (
    <Anchor to={matchPath(shown.id) ?? '/'} className={styles.short}>
      {live !== null ? (
        <LiveChip text={scoreText({ match: live, club })} />
      ) : result !== null ? (
        <>
          <FormBadge result={result} />
          <span className={styles.score} translate="no">
            {scoreText({ match: shown, club })}
          </span>
        </>
      ) : (
        [formatShortDay(shown.kickoff), formatKickoff(shown.kickoff)].filter(Boolean).join(' ')
      )}
    </Anchor>
  );
}
