import { memo } from 'react';
import { matchVariant, displayedScore, statusLabel } from '../../shared/matchLabels';
import { useElapsedMinute } from '../../shared/useElapsedMinute';
import { useMatchAndTeams } from '../../shared/useMatchAndTeams';
import type { ClubId, MatchId } from '../../entities/ids';
import type { Match } from '../../entities/match/model';
import { resultOf } from '../../entities/match/rules';
import { isLive } from '../../entities/match/model';
import { matchPath } from '../../entities/normalise';
import { formatDayMonth, formatKickoff, INVALID_DATE, NO_DATE } from '../../lib/dates';
import { Anchor } from '../../ui/Link';
import { classes } from '../../ui/elements';
import { Crest } from '../../ui/Crest';
import { FormBadge } from '../../ui/FormBadge';
import { LiveChip } from '../../ui/LiveChip';
import { loserOf } from '../../ui/blocks/MatchRowView';
import styles from './Results.module.css';
import type { SeasonIds } from '../../entities/views/fixtures';
import { FixtureFilter } from '../../filters/FixtureFilter';
import { useFixtureFilter } from '../../filters/useFixtureFilter';
import type { Player } from '../../entities/player/model';
import { EmptyState } from '../../ui/EmptyState';
import { SectionHeading } from '../../ui/SectionHeading';

interface ResultRowProps {
  readonly id: MatchId;
  /** The player's club, from whose point of view the result is shown. */
  readonly club: ClubId | null;
}

/** A match in one line: date, teams, score and result for the player's club; all of it links to the report. */
const ResultRow = memo(function ResultRow({ id, club }: ResultRowProps) {
  const { match, home, away } = useMatchAndTeams(id);
  const to = matchPath(id);
  if (match === undefined || to === undefined) return null;
  const variant = matchVariant(match.status);
  const score = displayedScore(match);
  const loser = loserOf(variant, score);
  return (
    <li>
      <Anchor to={to} className={styles.row}>
        <span className={styles.when}>
          <span className={styles.date}>{dateText(match)}</span>
          {match.gameday != null && <span className={styles.day}>{`Tag ${match.gameday}`}</span>}
        </span>
        {[
          { side: 'home', team: home, goals: score.home } as const,
          { side: 'away', team: away, goals: score.away } as const,
        ].map(({ side, team, goals }) => (
          <span key={side} className={classes(styles.team, loser === side && styles.lost)}>
            <Crest src={team.logo} name={team.name} size={22} />
            <span className={styles.name} translate="no">
              {team.name}
            </span>
            <span className={styles.goals} translate="no">
              {goals ?? '–'}
            </span>
          </span>
        ))}
        <span className={styles.end}>
          <End match={match} club={club} />
        </span>
      </Anchor>
    </li>
  );
});

function dateText({ kickoff }: Match): string {
  return kickoff == null ? NO_DATE : kickoff === 'invalid' ? INVALID_DATE : formatDayMonth(kickoff);
}

function End({ match, club }: { readonly match: Match; readonly club: ClubId | null }) {
  const minute = useElapsedMinute(match);
  if (isLive(match.status))
    return <LiveChip text={minute === null ? 'LIVE' : `${minute}'`} variant={matchVariant(match.status)} size="tag" />;
  const result = resultOf(match, club);
  if (result !== null) return <FormBadge result={result} />;
  if (match.status === 'upcoming') return <span>{formatKickoff(match.kickoff)}</span>;
  return <span className={styles.status}>{statusLabel(match, minute)}</span>;
}

interface ResultsProps {
  readonly player: Player;
  readonly seasons: readonly SeasonIds[];
}

/** The player's matches by season and matchday. */
export function Results({ player, seasons }: ResultsProps) {
  const control = useFixtureFilter(`player/${player.id}`, seasons, true);
  return (
    <section className="section" aria-labelledby="spiele-titel">
      <SectionHeading id="spiele-titel" title="Spiele & Ergebnisse" />
      <div className={styles.results}>
        {control.seasons.length > 0 && <FixtureFilter control={control} />}
        {control.matchIds.length === 0 ? (
          <EmptyState drawing="calendar" title="Keine Spiele vorhanden." />
        ) : (
          <ul className={`card ${styles.list}`}>
            {control.matchIds.map((id) => (
              <ResultRow key={id} id={id} club={player.club ?? null} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
