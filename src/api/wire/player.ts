import type { PlayerId } from '../../entities/ids';
import type { Decoded, playerDetail } from '../../entities/shapes';
import type { PlayerStats } from '../../entities/player/model';
import { decodeClub } from './club';
import { readPicture } from './picture';
import { field, isRow, readCount, readFlag, readId, readOthers, readText, preview, filled } from './read';
import type { Complain, Row } from './read';
import { readEligibility } from './vocabulary';

const PLAYER_KEYS = new Set([
  'matches_played',
  'total_matches',
  'goals_scored',
  'goal_count',
  'yellow_cards',
  'yellow_card_count',
  'red_cards',
  'red_card_count',
  'yellow_red_crd',
  'yellow_red_card_count',
]);

/** PlayerStats, also with the keys of `summary/` (docs/api.md 4.19). */
function decodePlayerStats(raw: unknown): PlayerStats | undefined {
  if (!isRow(raw)) return undefined;
  return {
    matchesPlayed: readCount(field(raw, 'matches_played', 'total_matches')),
    goals: readCount(field(raw, 'goals_scored', 'goal_count')),
    yellowCards: readCount(field(raw, 'yellow_cards', 'yellow_card_count')),
    redCards: readCount(field(raw, 'red_cards', 'red_card_count')),
    yellowRedCards: readCount(field(raw, 'yellow_red_crd', 'yellow_red_card_count')),
    others: readOthers(raw, PLAYER_KEYS),
  };
}

/** Player and SquadPlayer of docs/api.md 4.9 and 4.18; a squad player without an id is identified by sid. */
export function decodePlayer(row: Row, at: string, complain: Complain): Decoded<typeof playerDetail> | null {
  const id = readId<PlayerId>(row) ?? readId<PlayerId>(row['sid']);
  if (id === null) {
    complain(`${at}.id – expected an id, got ${preview(field(row, 'id', '_id'))}`);
    return null;
  }
  const team = row['team'];
  return {
    id,
    ...filled({
      name: readText(row['name']),
      number: readText(row['number']),
      sid: readText(row['sid']),
      position: readText(row['position']),
      eligibility: readEligibility(row['eligibility']),
      birthday: readText(row['birthday']),
      nationality: readText(row['nationality']),
      image: readPicture(row['image']),
      isCaptain: readFlag(field(row, 'is_captain', 'isCaptain')),
      club: isRow(team) ? decodeClub(team, `${at}.team`, () => undefined) : undefined,
      allStats: decodePlayerStats(row['allstats']) ?? decodePlayerStats(row['stats']),
      seasonStats: decodePlayerStats(row['seasonstats']),
    }),
  };
}
