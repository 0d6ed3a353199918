import type { MatchId, SeasonId } from '../ids';
import type { WithEntities } from '../reducer';
import type { SeasonWithMatches } from '../season/defaults';
import { selectMany, selectMatch, selectSeason } from '../select';

/** The ids of a season and of those of its matches that an answer contains. */
export interface SeasonIds {
  readonly season: SeasonId;
  readonly matches: readonly MatchId[];
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/**
 * Makes a selector of seasons with their matches, one per component: it memoises its last result, so a poll that
 * changes none of these matches returns the same object.
 */
export function makeSelectSeasons(): (state: WithEntities, ids: readonly SeasonIds[]) => readonly SeasonWithMatches[] {
  let last: readonly SeasonWithMatches[] = [];
  let from: { readonly matches: unknown; readonly seasons: unknown; readonly ids: unknown } | undefined;
  return (state, ids) => {
    const { matches, seasons } = state.entities;
    if (from?.matches === matches && from.seasons === seasons && from.ids === ids) return last;
    from = { matches, seasons, ids };
    const next = ids.flatMap((block, index) => {
      const season = selectSeason(state, block.season);
      if (season === undefined) return [];
      const held = selectMany(state, block.matches, selectMatch);
      const before = last[index];
      return [before?.season === season && sameList(before.matches, held) ? before : { season, matches: held }];
    });
    if (!sameList(last, next)) last = next;
    return last;
  };
}
