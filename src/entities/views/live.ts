import { createSelector } from '@reduxjs/toolkit';
import type { ClubId, MatchId } from '../ids';
import type { Match } from '../match/model';
import { isLive } from '../match/model';
import type { EntityState, WithEntities } from '../reducer';
import { selectStateAge } from './ages';
import { byText } from '../../lib/text';
import { selectMatch } from '../select';
import { selectLeagueName } from '../league/selectors';

function sameMembers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}

const selectProvenance = ({ provenance }: EntityState) => provenance;
const selectLedger = ({ queryLedger }: EntityState) => queryLedger;
const named = (_state: EntityState, livescore: string): string => livescore;

/** Known matches whose latest status is live; the same list until the table of matches changes. */
const selectSaidLive = createSelector([(state: WithEntities) => state.entities.matches], (matches) =>
  Object.values(matches).filter(({ status }) => isLive(status)),
);

/**
 * Matches that have ended: known as live, but missing from a newer livescore, which lists every live match. Only their
 * own reports say how they ended.
 * @param livescore its request
 */
export const selectEnded: (state: EntityState, livescore: string) => readonly MatchId[] = createSelector(
  [selectProvenance, selectLedger, selectSaidLive, named],
  (provenance, queryLedger, said, livescore) => {
    const answer = queryLedger[livescore];
    if (answer?.fetchedAt == null) return [];
    const { fetchedAt, ids } = answer;
    const isOlder = (id: MatchId): boolean => {
      const age = selectStateAge({ provenance, queryLedger }, id);
      return age !== null && age.fetchedAt < fetchedAt;
    };
    return said.flatMap(({ id }) => (!ids.matches?.includes(id) && isOlder(id) ? [id] : []));
  },
);

/**
 * Known matches that are live now.
 * @param livescore its request
 */
export const selectLiveMatches: (state: EntityState, livescore: string) => readonly Match[] = createSelector(
  [selectSaidLive, selectEnded],
  (said, ended) => said.filter(({ id }) => !ended.includes(id)),
);

/**
 * Clubs playing now, as far as their matches are known; the same set until a match starts or ends.
 * @param livescore its request
 */
export const selectLiveClubs: (state: EntityState, livescore: string) => ReadonlySet<ClubId> = createSelector(
  [selectLiveMatches],
  (matches): ReadonlySet<ClubId> =>
    new Set(matches.flatMap(({ home, away }) => [home, away].filter((id) => id !== undefined))),
  { memoizeOptions: { resultEqualityCheck: sameMembers } },
);

const nothing: readonly string[] = [];

/**
 * The number of live matches in the livescore: the only count of live matches.
 * @param livescore its request
 */
export function selectLiveCount({ entities: { matches }, queryLedger }: EntityState, livescore: string): number {
  return (queryLedger[livescore]?.ids.matches ?? nothing).filter((id) => isLive(matches[id]?.status)).length;
}

/**
 * The match a club is playing now, if known.
 * @param livescore its request
 */
export const selectLiveMatchOf = (state: EntityState, livescore: string, club: ClubId): Match | undefined =>
  selectLiveMatches(state, livescore).find(({ home, away }) => home === club || away === club);

/** Live matches of one league. */
export interface LiveGroup {
  readonly league: string;
  readonly matches: readonly MatchId[];
}

/** The league name of each match; null: none. A new list each time: use with `shallowEqual`. */
export const selectLeagueNames = (state: WithEntities, ids: readonly MatchId[]): readonly (string | null)[] =>
  ids.map((id) => selectLeagueName(state, selectMatch(state, id)) ?? null);

/**
 * Matches grouped by league name, in alphabetical order; equal names form one group (docs/api.md 5.8).
 * @param names league name of each match
 * @param nameless heading for matches whose league has no name
 */
export function liveGroups(
  ids: readonly MatchId[],
  names: readonly (string | null)[],
  nameless: string,
): readonly LiveGroup[] {
  const groups = new Map<string, readonly MatchId[]>();
  ids.forEach((id, index) => {
    const league = names[index] ?? nameless;
    groups.set(league, [...(groups.get(league) ?? []), id]);
  });
  return [...groups].map(([league, matches]) => ({ league, matches })).sort((a, b) => byText(a.league, b.league));
}
