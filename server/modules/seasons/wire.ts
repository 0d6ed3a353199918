import type { AdjustmentRow, ClubRow, LeagueRow, MatchRow, SeasonRow } from '../../db/rows';
import { seasonProgress } from '../../domain/table';
import { tableRow } from '../leagues/wire';
import { matchModel, matchShort } from '../matches/wire';
import type { BlanketOf } from '../matches/wire';

/** A season in its stored form without matches; table, winner and runner-up follow from the matches once it is over. */
export function seasonModel(
  season: SeasonRow,
  clubs: ReadonlyMap<string, ClubRow>,
  matches: readonly MatchRow[],
  adjustments: readonly AdjustmentRow[],
) {
  const taking = new Set(matches.flatMap((match) => [match.homeClubId, match.awayClubId]));
  const { gameday, table } = seasonProgress(
    season.primary,
    [...clubs.values()].filter((club) => taking.has(club.id)),
    matches,
    adjustments,
  );
  return {
    id: season.id,
    name: season.name,
    primary: season.primary,
    league: { id: season.leagueId },
    details: 0,
    gameday,
    table: table && {
      name: season.name,
      table: table.map((standing) => tableRow(standing, clubs.get(standing.clubId), [], adjustments)),
    },
    winner: table?.[0]?.clubId ?? null,
    runnerup: table?.[1]?.clubId ?? null,
  };
}

/** A season with all its matches in stored form, as the fixtures page reads it. */
export function seasonIndex(
  season: SeasonRow,
  clubs: ReadonlyMap<string, ClubRow>,
  matches: readonly MatchRow[],
  adjustments: readonly AdjustmentRow[],
  blanketOf: BlanketOf,
) {
  return {
    ...seasonModel(season, clubs, matches, adjustments),
    matches: matches.map((match) => matchModel(match, blanketOf)),
  };
}

/** A season with a club's or player's matches, as their pages read it. */
export function seasonBlock(
  season: SeasonRow,
  league: LeagueRow,
  clubs: ReadonlyMap<string, ClubRow>,
  matches: readonly MatchRow[],
) {
  return {
    league_name: league.name,
    league_id: league.id,
    season_id: season.id,
    season_name: season.name,
    primary: season.primary === true,
    matches: matches.map((match) => matchShort(match, clubs)),
  };
}
