import type {
  ClubId,
  LeaderboardEntryId,
  LeagueId,
  MatchId,
  NewsId,
  PlayerId,
  PostponementId,
  SeasonId,
  SlideId,
  StandingId,
  SuspensionId,
  TransferId,
} from './ids';
import type { EntityTypes, Table } from './tables';
import type { WithEntities } from './reducer';

function known<Entity>(table: Table<Entity>, id: string | null | undefined): Entity | undefined {
  return id != null && Object.hasOwn(table, id) ? table[id] : undefined;
}

/** One entity by its id; undefined if nothing about it is known. */
export const selectLeague = (
  state: WithEntities,
  id: LeagueId | null | undefined,
): EntityTypes['leagues'] | undefined => known(state.entities.leagues, id);
export const selectClub = (state: WithEntities, id: ClubId | null | undefined): EntityTypes['clubs'] | undefined =>
  known(state.entities.clubs, id);
export const selectPlayer = (
  state: WithEntities,
  id: PlayerId | null | undefined,
): EntityTypes['players'] | undefined => known(state.entities.players, id);
export const selectMatch = (state: WithEntities, id: MatchId | null | undefined): EntityTypes['matches'] | undefined =>
  known(state.entities.matches, id);
export const selectSeason = (
  state: WithEntities,
  id: SeasonId | null | undefined,
): EntityTypes['seasons'] | undefined => known(state.entities.seasons, id);
export const selectNewsItem = (state: WithEntities, id: NewsId | null | undefined): EntityTypes['news'] | undefined =>
  known(state.entities.news, id);
export const selectSlide = (state: WithEntities, id: SlideId | null | undefined): EntityTypes['slides'] | undefined =>
  known(state.entities.slides, id);
export const selectStanding = (
  state: WithEntities,
  id: StandingId | null | undefined,
): EntityTypes['standings'] | undefined => known(state.entities.standings, id);
export const selectLeaderboardEntry = (
  state: WithEntities,
  id: LeaderboardEntryId | null | undefined,
): EntityTypes['leaderboard'] | undefined => known(state.entities.leaderboard, id);
export const selectSuspension = (
  state: WithEntities,
  id: SuspensionId | null | undefined,
): EntityTypes['suspensions'] | undefined => known(state.entities.suspensions, id);
export const selectTransfer = (
  state: WithEntities,
  id: TransferId | null | undefined,
): EntityTypes['transfers'] | undefined => known(state.entities.transfers, id);
export const selectPostponement = (
  state: WithEntities,
  id: PostponementId | null | undefined,
): EntityTypes['postponements'] | undefined => known(state.entities.postponements, id);

/** The entities behind ids, in the ids' order; unknown ones are left out. For `useAppSelector(…, shallowEqual)`. */
export function selectMany<Id, Entity>(
  state: WithEntities,
  ids: readonly Id[],
  select: (state: WithEntities, id: Id) => Entity | undefined,
): readonly Entity[] {
  return ids.flatMap((id) => select(state, id) ?? []);
}
