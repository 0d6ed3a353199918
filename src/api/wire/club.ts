import type { ClubId, PlayerId } from '../../entities/ids';
import type { Club, TeamStats } from '../../entities/club/model';
import { readColor, readPicture } from './picture';
import { field, isRow, ownId, readCount, readId, readNumber, readOthers, readText, filled } from './read';
import type { Complain, Row } from './read';

const TEAM_KEYS = new Set([
  'wins',
  'draws',
  'losses',
  'total_scored',
  'total_against',
  'matches_played',
  'goal_difference',
  'total_points',
  'total_yellow_cards',
  'total_yellow_red_cards',
  'yellow_red_crd',
  'total_red_cards',
]);

/** TeamStats of docs/api.md 3; the totals lack yellow-red cards. */
function decodeTeamStats(raw: unknown): TeamStats | undefined {
  if (!isRow(raw)) return undefined;
  const wins = readCount(raw['wins']);
  const draws = readCount(raw['draws']);
  const losses = readCount(raw['losses']);
  const scored = readCount(raw['total_scored']);
  const against = readCount(raw['total_against']);
  return {
    wins,
    draws,
    losses,
    scored,
    against,
    matchesPlayed: readNumber(raw['matches_played']) ?? wins + draws + losses,
    difference: readNumber(raw['goal_difference']) ?? scored - against,
    points: readCount(raw['total_points']),
    yellowCards: readCount(raw['total_yellow_cards']),
    yellowRedCards: readNumber(field(raw, 'total_yellow_red_cards', 'yellow_red_crd')) ?? null,
    redCards: readCount(raw['total_red_cards']),
    others: readOthers(raw, TEAM_KEYS),
  };
}

/** `{all, season}`, or flat figures, which count as `all`. */
function decodeStats(raw: unknown): { all?: TeamStats | undefined; season?: TeamStats | undefined } {
  if (!isRow(raw)) return {};
  if (!isRow(raw['all']) && !isRow(raw['season'])) return { all: decodeTeamStats(raw) };
  return { all: decodeTeamStats(raw['all']), season: decodeTeamStats(raw['season']) };
}

/** Decodes a club from any row: ClubShort, Club detail, blanket or table row. */
export function decodeClub(row: Row, at: string, complain: Complain): Club | null {
  const id = ownId<ClubId>(row, at, complain);
  if (id === null) return null;
  const kits = row['trikot'];
  const coach = row['coach'];
  const stats = decodeStats(row['stats']);
  return {
    id,
    ...filled({
      name: readText(field(row, 'team_name', 'teamName', 'name')),
      shortName: readText(field(row, 'shortName', 'short_name')),
      logo: readPicture(field(row, 'logo', 'image')),
      color: readColor(row['color']),
      sid: readText(row['sid']),
      points: readNumber(row['points']),
      memberSince: readText(field(row, 'membership_since', 'membershipSince')),
      leagueCode: readText(field(row, 'league_code', 'leagueCode')),
      captain: readId<PlayerId>(row['captain']),
      coach: isRow(coach) ? readText(coach['name']) : undefined,
      kitHome: isRow(kits) ? readPicture(kits['home']) : undefined,
      kitAway: isRow(kits) ? readPicture(kits['away']) : undefined,
      allStats: stats.all,
      seasonStats: stats.season,
    }),
  };
}
