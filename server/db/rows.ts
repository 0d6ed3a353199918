import * as competition from './schema/competition';
import * as matches from './schema/matches';
import * as office from './schema/office';

/** Every table of the federation, by its name in the code. */
export const schema = { ...competition, ...matches, ...office };

/** Rows as the database returns them. */
export type LeagueRow = typeof schema.leagues.$inferSelect;
export type SlideRow = typeof schema.slides.$inferSelect;
export type SeasonRow = typeof schema.seasons.$inferSelect;
export type AdjustmentRow = typeof schema.pointsAdjustments.$inferSelect;
export type ClubRow = typeof schema.clubs.$inferSelect;
export type PlayerRow = typeof schema.players.$inferSelect;
export type MatchRow = typeof schema.matches.$inferSelect;
export type LineupRow = typeof schema.lineups.$inferSelect;
export type EventRow = typeof schema.events.$inferSelect;
export type NewsRow = typeof schema.news.$inferSelect;
export type TransferRow = typeof schema.transfers.$inferSelect;
export type PostponementRow = typeof schema.postponements.$inferSelect;
export type UserRow = typeof schema.users.$inferSelect;

/** A transfer request with the player and the clubs it concerns. */
export interface TransferParties {
  transfer: TransferRow;
  player: PlayerRow;
  club: ClubRow;
  origin: ClubRow | null;
}

/** A club, as far as a list of results shows it, with the code of its league. */
export interface FoundClub {
  club: Pick<ClubRow, 'id' | 'teamName' | 'logo'>;
  code: string | null;
}

/** A player, in the same way, with the present club. */
export interface FoundPlayer {
  player: Pick<PlayerRow, 'id' | 'name' | 'image'>;
  club: Pick<ClubRow, 'teamName'> | null;
  code: string | null;
}

/** Everything the line-ups of any number of matches are put together from. */
export interface LineupSources {
  clubs: ReadonlyMap<string, ClubRow>;
  players: ReadonlyMap<string, Pick<PlayerRow, 'id' | 'sid' | 'name' | 'image'>>;
  lineups: readonly LineupRow[];
  cards: readonly EventRow[];
}
