import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { WithEntities } from '../reducer';
import { filterFixtures } from '../season/filter';
import type { FixtureChoice, FixtureRules, FixtureView } from '../season/filter';
import { makeSelectSeasons } from './seasons';
import type { SeasonIds } from './seasons';

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
