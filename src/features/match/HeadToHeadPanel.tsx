import { classes } from '../../ui/elements';
import styles from './Panels.module.css';
import { useMemo, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useClubQuery } from '../../api/clubs';
import type { Match } from '../../entities/match/model';
import { matchPath } from '../../entities/normalise';
import { headToHead } from '../../entities/views/headToHead';
import type { Meeting } from '../../entities/views/headToHead';
import { makeSelectSeasons } from '../../entities/views/fixtures';
import type { SeasonIds } from '../../entities/views/fixtures';
import type { SideView } from '../../shared/sides';
import { formatDate } from '../../lib/dates';
import { useLogFailure } from '../../shared/phase';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Link';
import { Crest } from '../../ui/Crest';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { FormBadge } from '../../ui/FormBadge';
import { Box, Skeleton } from '../../ui/Skeleton';
import { useInViewport } from '../../ui/hooks';

interface ResultBarProps {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Whose results they are. */
  readonly name: string;
}

/** `3 Siege · 1 Unentschieden · 2 Niederlagen` as a bar and in words. */
function ResultBar({ wins, draws, losses, name }: ResultBarProps) {
  const parts = [
    { key: 'wins', count: wins, className: styles.wins },
    { key: 'draws', count: draws, className: styles.draws },
    { key: 'losses', count: losses, className: styles.losses },
  ];
  return (
    <div className={styles.summary}>
      <div className={styles.bar} aria-hidden>
        {parts.map(
          ({ key, count, className }) =>
            count > 0 && <span key={key} className={classes(className)} style={{ flexGrow: count }} />,
        )}
      </div>
      <p className={styles.sentence}>
        {`${wins} ${wins === 1 ? 'Sieg' : 'Siege'} · ${draws} Unentschieden · ${losses} ${losses === 1 ? 'Niederlage' : 'Niederlagen'}`}
      </p>
      <p className={styles.view}>{`aus Sicht von ${name}`}</p>
    </div>
  );
}

const FAILED = 'Der direkte Vergleich konnte nicht geladen werden.';
const noSeasons: readonly SeasonIds[] = [];

/** Reserved for the meetings, in px. */
const HEIGHT = 220;

interface HeadToHeadProps {
  readonly match: Match;
  readonly home: SideView;
  readonly away: SideView;
}

/**
 * `Direkter Vergleich`: earlier meetings in the home club's seasons, requested when the panel is close to the window.
 */
export function HeadToHeadPanel({ match, home, away }: HeadToHeadProps) {
  const [ref, near] = useInViewport<HTMLElement>();
  return (
    <section ref={ref} className={`card ${styles.panel}`} aria-labelledby="vergleich">
      <h2 id="vergleich" className={styles.title}>
        Direkter Vergleich
      </h2>
      {near ? <Meetings match={match} home={home} away={away} /> : <div style={{ height: HEIGHT }} />}
    </section>
  );
}

function Meetings({ match, home, away }: HeadToHeadProps) {
  const { currentData, isError, refetch } = useClubQuery(home.id ?? skipToken);
  useLogFailure(isError, FAILED);
  const [select] = useState(makeSelectSeasons);
  const seasons = useAppSelector((state) => select(state, currentData?.seasons ?? noSeasons));
  const known = useMemo(
    () =>
      headToHead(
        match,
        seasons.flatMap(({ matches }) => matches),
      ),
    [match, seasons],
  );
  const nameOfSeason = (meeting: Meeting): string | undefined =>
    seasons.find(({ matches }) => matches.some(({ id }) => id === meeting.match.id))?.season.name;
  if (home.id !== null && currentData === undefined)
    return isError ? <ErrorState text={FAILED} onRetry={() => void refetch()} /> : <Waiting />;
  if (known.meetings.length === 0) return <EmptyState title="Noch kein Duell in den gespeicherten Saisonen." />;
  return (
    <>
      <ResultBar {...known} name={home.name} />
      <ul>
        {known.meetings.map((meeting) => (
          <li key={meeting.match.id} className={styles.item}>
            <MeetingRow meeting={meeting} season={nameOfSeason(meeting)} home={home} away={away} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface MeetingRowProps {
  readonly meeting: Meeting;
  readonly season: string | undefined;
  readonly home: SideView;
  readonly away: SideView;
}

function MeetingRow({ meeting: { match, result }, season, home, away }: MeetingRowProps) {
  const to = matchPath(match.id) ?? '';
  const first = match.home === home.id ? home : away;
  const lines = [
    { team: first, goals: match.score?.home ?? 0, other: match.score?.away ?? 0 },
    { team: first === home ? away : home, goals: match.score?.away ?? 0, other: match.score?.home ?? 0 },
  ];
  return (
    <Anchor to={to} className={styles.meeting}>
      <span className={styles.when}>
        <strong>{formatDate(match.kickoff)}</strong>
        {season !== null && <span>{season}</span>}
      </span>
      <span className={styles.teams}>
        {lines.map(({ team, goals, other }) => (
          <span key={team.id} className={goals < other ? styles.lost : undefined}>
            <Crest src={team.logo} name={team.name} size={22} />
            <span>{team.name}</span>
            <strong>{goals}</strong>
          </span>
        ))}
      </span>
      <FormBadge result={result} />
    </Anchor>
  );
}

function Waiting() {
  return (
    <Skeleton label="Direkter Vergleich wird geladen…">
      <Box height={HEIGHT} />
    </Skeleton>
  );
}
