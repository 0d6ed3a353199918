import type { ClubId, LeagueId, MatchId, PlayerId } from '../../entities/ids';
import type { Club } from '../../entities/club/model';
import type { Match, MatchEvent, Score, SideName, UnlinkedClub } from '../../entities/match/model';
import type { NestedLineupEntry, NestedMatch } from '../../entities/nested';
import { ownMatch } from '../../entities/shapes';
import { about, readOne } from './answers';
import type { Read } from './answers';
import { clubOf, playerOf } from './mention';
import { readColor, readPicture } from './picture';
import {
  eachRow,
  field,
  isRow,
  ownId,
  readFlag,
  readId,
  readList,
  readNumber,
  readText,
  readWallClock,
  readWords,
  told,
} from './read';
import type { Decode, Report, Row } from './read';
import { readEventKind, readStatus } from './words';

export type { NestedMatch };

function readScore(raw: unknown): Score | undefined {
  if (!isRow(raw)) return undefined;
  const home = readNumber(raw['home']);
  const away = readNumber(raw['away']);
  return home === undefined && away === undefined ? undefined : { home: home ?? 0, away: away ?? 0 };
}

interface Side {
  readonly club?: Club | null;
  readonly unlinked?: UnlinkedClub | undefined;
  readonly kit?: string | null | undefined;
  readonly lineup?: readonly NestedLineupEntry[] | undefined;
}

/** A side: the club by the blanket's id, else by the stored reference; a name without id stays with the match. */
function decodeSide(blanket: unknown, team: unknown, at: string, report: Report, withLineup: boolean): Side {
  const id = (isRow(blanket) ? readId<ClubId>(blanket) : null) ?? readId<ClubId>(team);
  if (!isRow(blanket)) return { club: clubOf(id, undefined, undefined) };
  const name = readText(field(blanket, 'name', 'team_name', 'teamName'));
  const logo = readPicture(blanket['logo']);
  const club = clubOf(id, name, logo, readColor(blanket['color']));
  return {
    club,
    unlinked: club === null && name != null ? { name, logo: logo ?? null } : undefined,
    kit: readPicture(blanket['dress']),
    lineup: withLineup
      ? eachRow(readList(blanket['players']) ?? [], `${at}.players`, report, decodeLineupEntry)
      : undefined,
  };
}

function decodeLineupEntry(row: Row): NestedLineupEntry {
  const id = readId<PlayerId>(row);
  const name = readWords(row['name']);
  const number = readWords(readNumber(row['number']) ?? row['number']);
  const player = playerOf(id, { name, image: readPicture(row['image']), sid: readText(row['sid']) });
  return player === null ? { name, number } : { player, name, number };
}

/** When and where: `details` is told whole, so what it does not hold is not known any more. */
function readFixture(raw: unknown): Pick<Match, 'kickoff' | 'location' | 'gameday'> {
  if (!isRow(raw)) return {};
  return {
    kickoff: readWallClock(raw['date']) ?? null,
    location: readText(raw['location']) ?? null,
    gameday: readNumber(raw['gameday']) ?? null,
  };
}

const SIDES: readonly SideName[] = ['home', 'away'];

function decodeEvent(row: Row, at: string): MatchEvent {
  const minute = readNumber(row['minute']);
  return {
    id: readId(field(row, '_id', 'id')) ?? at,
    kind: readEventKind(row['type']) ?? 'unknown',
    minute: minute === undefined ? null : Math.max(0, Math.trunc(minute)),
    player: readId<PlayerId>(row['player']),
    name: readText(row['name']) ?? null,
    number: readText(row['number']) ?? null,
    assign: SIDES.find((side) => side === row['assign']) ?? null,
    ownGoal: readFlag(field(row, 'own_goal', 'ownGoal')) ?? false,
  };
}

/**
 * The short, stored and detailed forms of a match in one shape (docs/api.md 9, 8).
 * @param form `brief` leaves line-ups out: a season's worth of them is megabytes that no list shows
 */
export function decodeMatch(
  row: Row,
  at: string,
  report: Report,
  form: 'brief' | 'full' = 'brief',
): NestedMatch | null {
  const id = ownId<MatchId>(row, at, report);
  if (id === null) return null;
  const full = form === 'full';
  const home = decodeSide(row['home_blanket'], row['home_team'], `${at}.home_blanket`, report, full);
  const away = decodeSide(row['away_blanket'], row['away_team'], `${at}.away_blanket`, report, full);
  const season = row['season'];
  const league = row['league'] ?? (isRow(season) ? season['league'] : undefined);
  return {
    id,
    ...readFixture(row['details']),
    ...told({
      status: readStatus(row['status']),
      score: readScore(row['score']),
      league: isRow(league) ? readId<LeagueId>(league) : undefined,
      leagueName: readText(isRow(league) ? league['name'] : league),
      home: home.club,
      away: away.club,
      homeUnlinked: home.unlinked,
      awayUnlinked: away.unlinked,
      homeKit: home.kit,
      awayKit: away.kit,
      homeLineup: full ? (home.lineup ?? []) : undefined,
      awayLineup: full ? (away.lineup ?? []) : undefined,
      firstHalf: readWallClock(field(row, 'first_half_date', 'first_half_start_date')),
      secondHalf: readWallClock(field(row, 'second_half_date', 'second_half_start_date')),
      events: full ? eachRow(readList(row['events']) ?? [], `${at}.events`, report, decodeEvent) : undefined,
    }),
  };
}

/** Whether a row of `matches/league` is a match itself rather than a season that holds matches. */
export function isMatchRow(row: Row): boolean {
  return isRow(row['details']) || isRow(row['home_blanket']) || isRow(row['away_blanket']);
}

const decodeReport: Decode<NestedMatch> = (row, at, report) => decodeMatch(row, at, report, 'full');

/** Match detail of docs/api.md 4.17. */
export const readMatch = (id: MatchId): Read<MatchId> => readOne('match', about(id, decodeReport), ownMatch);
