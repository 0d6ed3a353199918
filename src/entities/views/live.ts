import { createSelector } from '@reduxjs/toolkit';
import type { ClubId } from '../ids';
import type { Match } from '../match/model';
import { isLive } from '../match/status';
import type { WithEntities } from '../reducer';

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

/** How many known matches run right now. */
export const selectLiveCount = (state: WithEntities): number => selectLiveMatches(state).length;

/** The match that a club plays right now, as far as it is known. */
export const selectLiveMatchOf = (state: WithEntities, club: ClubId): Match | undefined =>
  selectLiveMatches(state).find(({ home, away }) => home === club || away === club);
