import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useMatchQuery } from '../../api/matches';
import type { MatchId } from '../../entities/ids';
import type { Match } from '../../entities/match/model';
import { isLive } from '../../entities/match/model';
import { selectMatch } from '../../entities/select';
import { logError } from '../../lib/log';
import { useAppSelector } from '../../store/hooks';
import { useLogFailure } from '../../shared/phase';

/** The prescribed message for a report that cannot be loaded (docs/behaviour.md 8). */
export const NO_REPORT = 'No game data available.';

/** An older live report is refetched when its screen opens, seconds. */
const FRESH_SECONDS = 30;

/** State of a match's page; `match` may come from a list long before the report. */
export type MatchReport =
  | { readonly phase: 'loading'; readonly match: Match | undefined }
  | { readonly phase: 'failed'; readonly match: Match | undefined; readonly retry: (() => void) | undefined }
  | { readonly phase: 'ready'; readonly match: Match };

/** Whether the score, from a list, includes a goal that the report's events lack. */
function isBehind(match: Match): boolean {
  if (match.events === undefined || match.score === undefined || !isLive(match.status)) return false;
  const goals = match.events.filter(({ kind }) => kind === 'goal').length;
  return goals < match.score.home + match.score.away;
}

/** A match with line-ups and events; what lists have brought is available at once. */
export function useMatchReport(id: MatchId | null): MatchReport {
  const match = useAppSelector((state) => selectMatch(state, id));
  const live = isLive(match?.status);
  const { isError, error, refetch } = useMatchQuery(id ?? skipToken, {
    refetchOnFocus: live,
    refetchOnMountOrArgChange: live && FRESH_SECONDS,
  });
  useLogFailure(isError, NO_REPORT, error);
  const behind = match !== undefined && isBehind(match) ? `${match.score?.home}:${match.score?.away}` : null;
  useEffect(() => {
    if (behind !== null) void refetch();
  }, [behind, refetch]);
  useEffect(() => {
    if (id === null) logError('Match ID is undefined');
  }, [id]);
  if (match?.homeLineup !== undefined) return { phase: 'ready', match };
  if (id === null) return { phase: 'failed', match: undefined, retry: undefined };
  return isError ? { phase: 'failed', match, retry: () => void refetch() } : { phase: 'loading', match };
}
