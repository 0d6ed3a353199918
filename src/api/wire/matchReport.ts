import type { EventKind, MatchEvent, SideName } from '../../entities/match/model';
import type { MatchId, PlayerId } from '../../entities/ids';
import { matchDetail } from '../../entities/shapes';
import type { Decoded, lineupEntry } from '../../entities/shapes';
import { about, readOne } from './answers';
import type { Read } from './answers';
import { EVENT_TYPES, enumReader } from './vocabulary';
import { decodeMatch } from './match';
import type { NestedMatch } from './match';
import { playerOf } from './mention';
import { readPicture } from './picture';
import { eachRow, field, isRow, readFlag, readId, readList, readNumber, readText, readTextOrEmpty } from './read';
import type { Complain, Row } from './read';

const readKind = enumReader<EventKind>(EVENT_TYPES);
const SIDES: readonly SideName[] = ['home', 'away'];

function decodeLineupEntry(row: Row): Decoded<typeof lineupEntry> {
  const id = readId<PlayerId>(row);
  const name = readTextOrEmpty(row['name']);
  const number = readTextOrEmpty(readNumber(row['number']) ?? row['number']);
  const player = playerOf(id, { name, image: readPicture(row['image']), sid: readText(row['sid']) });
  return player === null ? { name, number } : { player, name, number };
}

function decodeLineup(blanket: unknown, at: string, complain: Complain): readonly Decoded<typeof lineupEntry>[] {
  const players = isRow(blanket) ? readList(blanket['players']) : null;
  return eachRow(players ?? [], `${at}.players`, complain, decodeLineupEntry);
}

function decodeEvent(row: Row, at: string): MatchEvent {
  const minute = readNumber(row['minute']);
  return {
    id: readId(field(row, '_id', 'id')) ?? at,
    kind: readKind(row['type']) ?? 'unknown',
    minute: minute === undefined ? null : Math.max(0, Math.trunc(minute)),
    player: readId<PlayerId>(row['player']),
    name: readText(row['name']) ?? null,
    number: readText(row['number']) ?? null,
    assign: SIDES.find((side) => side === row['assign']) ?? null,
    ownGoal: readFlag(field(row, 'own_goal', 'ownGoal')) ?? false,
  };
}

/** A match with line-ups and events. Lists leave them out: for a season they are megabytes that no list shows. */
export function decodeMatchReport(row: Row, at: string, complain: Complain): NestedMatch | null {
  const match = decodeMatch(row, at, complain);
  return (
    match && {
      ...match,
      homeLineup: decodeLineup(row['home_blanket'], `${at}.home_blanket`, complain),
      awayLineup: decodeLineup(row['away_blanket'], `${at}.away_blanket`, complain),
      events: eachRow(readList(row['events']) ?? [], `${at}.events`, complain, decodeEvent),
    }
  );
}

/** Match detail of docs/api.md 4.17. */
export const readMatch = (id: MatchId): Read<MatchId> => readOne('match', about(id, decodeMatchReport), matchDetail);
