import { toId } from '../../src/entities/ids';
import type {
  ClubId,
  LeagueId,
  MatchId,
  NewsId,
  PlayerId,
  PostponementId,
  SeasonId,
  TransferId,
} from '../../src/entities/ids';
import * as wire from './wire';

/** The branded form of an id as the wire writes it. */
export function idOf<I extends Parameters<typeof toId>[0] & ReturnType<typeof toId>>(raw: string): I {
  const id = toId<I>(raw);
  if (id === null) throw new Error(`no id: ${raw}`);
  return id;
}

/** Ids of the entities that the builders of `wire.ts` make, by their number. */
export const clubOf = (n: number): ClubId => idOf<ClubId>(wire.clubId(n));
export const matchOf = (n: number): MatchId => idOf<MatchId>(wire.matchId(n));
export const playerOf = (n: number): PlayerId => idOf<PlayerId>(wire.playerId(n));
export const seasonOf = (n: number): SeasonId => idOf<SeasonId>(wire.seasonId(n));
export const leagueOf = (n: number): LeagueId => idOf<LeagueId>(wire.leagueId(n));
export const newsOf = (n: number): NewsId => idOf<NewsId>(wire.newsId(n));
export const transferOf = (n: number): TransferId => idOf<TransferId>(wire.transferId(n));
export const postponementOf = (n: number): PostponementId => idOf<PostponementId>(wire.postponementId(n));
