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
function branded<I extends Parameters<typeof toId>[0] & ReturnType<typeof toId>>(raw: string): I {
  const id = toId<I>(raw);
  if (id === null) throw new Error(`no id: ${raw}`);
  return id;
}

/** Ids of the entities that the builders of `wire.ts` make, by their number. */
export const clubOf = (n: number): ClubId => branded<ClubId>(wire.clubId(n));
export const matchOf = (n: number): MatchId => branded<MatchId>(wire.matchId(n));
export const playerOf = (n: number): PlayerId => branded<PlayerId>(wire.playerId(n));
export const seasonOf = (n: number): SeasonId => branded<SeasonId>(wire.seasonId(n));
export const leagueOf = (n: number): LeagueId => branded<LeagueId>(wire.leagueId(n));
export const newsOf = (n: number): NewsId => branded<NewsId>(wire.newsId(n));
export const transferOf = (n: number): TransferId => branded<TransferId>(wire.transferId(n));
export const postponementOf = (n: number): PostponementId => branded<PostponementId>(wire.postponementId(n));
