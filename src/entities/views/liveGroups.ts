import { byText } from '../../lib/collator';
import type { MatchId } from '../ids';
import type { WithEntities } from '../reducer';
import { selectMatch } from '../select';
import { selectLeagueName } from './leagueName';

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
