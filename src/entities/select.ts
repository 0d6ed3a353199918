import type { EntityTables, EntityTypes, IdOf, TableName } from './tables';
import type { WithEntities } from './reducer';

/** Makes the selector of a table: one entity by id; undefined if it is not known. */
const byId =
  <Name extends TableName>(name: Name) =>
  ({ entities }: WithEntities, id: IdOf<Name> | null | undefined): EntityTypes[Name] | undefined => {
    const table: EntityTables[Name] = entities[name];
    return id != null && Object.hasOwn(table, id) ? table[id] : undefined;
  };

export const selectLeague = byId('leagues');
export const selectClub = byId('clubs');
export const selectPlayer = byId('players');
export const selectMatch = byId('matches');
export const selectSeason = byId('seasons');
export const selectNewsItem = byId('news');
export const selectSlide = byId('slides');
export const selectStanding = byId('standings');
export const selectLeaderboardEntry = byId('leaderboard');
export const selectSuspension = byId('suspensions');
export const selectTransfer = byId('transfers');
export const selectPostponement = byId('postponements');

/** The entities of a list of ids, in order; unknown ones are left out. Use with `shallowEqual`. */
export function selectMany<Id, Entity>(
  state: WithEntities,
  ids: readonly Id[],
  select: (state: WithEntities, id: Id) => Entity | undefined,
): readonly Entity[] {
  return ids.flatMap((id) => select(state, id) ?? []);
}
