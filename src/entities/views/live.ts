import { createSelector } from '@reduxjs/toolkit';
import type { ClubId, MatchId } from '../ids';
import type { Match } from '../match/model';
import { isLive } from '../match/status';
import type { WithEntities } from '../reducer';
import { selectStateAge } from './ages';

function sameMembers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}

/** Known matches that run right now; the same list until the table of matches changes. */
export const selectLiveMatches = createSelector([(state: WithEntities) => state.entities.matches], (matches) =>
  Object.values(matches).filter(({ status }) => isLive(status)),
);

/** Clubs that play right now, as far as their matches are known; the same set until one starts or ends. */
export const selectLiveClubs: (state: WithEntities) => ReadonlySet<ClubId> = createSelector(
  [selectLiveMatches],
  (matches): ReadonlySet<ClubId> =>
    new Set(matches.flatMap(({ home, away }) => [home, away].filter((id) => id !== undefined))),
  { memoizeOptions: { resultEqualityCheck: sameMembers } },
);

const nothing: readonly string[] = [];

/** How many of the matches that the livescore lists run right now: the one count of live matches. @param livescore its request */
export function selectLiveCount({ entities: { answers, matches } }: WithEntities, livescore: string): number {
  return (answers[livescore]?.ids.matches ?? nothing).filter((id) => isLive(matches[id]?.status)).length;
}

/**
 * Matches that have ended: they were said to run before the livescore, which lists every live match, left them out.
 * How they ended their reports know.
 * @param livescore its request
 */
export function selectEnded(state: WithEntities, livescore: string): readonly MatchId[] {
  const answer = state.entities.answers[livescore];
  if (answer?.at == null) return [];
  const { at, ids } = answer;
  const isOlder = (id: MatchId): boolean => {
    const age = selectStateAge(state, id);
    return age !== null && age.at < at;
  };
  return selectLiveMatches(state).flatMap(({ id }) => (!ids.matches?.includes(id) && isOlder(id) ? [id] : []));
}

/** The match that a club plays right now, as far as it is known. */
export const selectLiveMatchOf = (state: WithEntities, club: ClubId): Match | undefined =>
  selectLiveMatches(state).find(({ home, away }) => home === club || away === club);
