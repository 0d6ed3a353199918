import type { MatchId, SeasonId } from '../ids';
import type { WithEntities } from '../reducer';
import type { SeasonWithMatches, FixtureChoice, FixtureRules, FixtureView } from '../season/filter';
import { selectMany, selectMatch, selectSeason } from '../select';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { filterFixtures } from '../season/filter';

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

/**
 * Makes a selector of a filtered list of fixtures, one per component. A goal changes neither season, matchday nor date,
 * so the list stays the same object and only the match's own row rerenders.
 */
export function makeSelectFixtures(): (
  state: WithEntities,
  ids: readonly SeasonIds[],
  choice: FixtureChoice,
  rules: FixtureRules,
) => FixtureView {
  const selectSeasons = makeSelectSeasons();
  let last: FixtureView | undefined;
  let from:
    { readonly held: unknown; readonly choice: unknown; readonly withAll: boolean; readonly now: number } | undefined;
  return (state, ids, choice, rules) => {
    const held = selectSeasons(state, ids);
    const { withAll, now } = rules;
    if (
      last !== undefined &&
      from?.held === held &&
      from.choice === choice &&
      from.withAll === withAll &&
      from.now === now
    )
      return last;
    from = { held, choice, withAll, now };
    last = copyWithStructuralSharing(last, filterFixtures(held, choice, rules));
    return last;
  };
}
