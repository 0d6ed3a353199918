import type { ClubId, LeagueId, MatchId, PlayerId } from '../../entities/ids';
import type { Club } from '../../entities/club/model';
import type { LineupEntry, Match, MatchEvent, Score, SideName, UnlinkedClub } from '../../entities/match/model';
import type { Player } from '../../entities/player/model';
import { clubOf } from './club';
import { readColor, readPicture } from './picture';
import {
  eachRow,
  field,
  isRow,
  ownId,
  readFlag,
  readId,
  readNumber,
  readText,
  readWallClock,
  readWords,
  told,
} from './read';
import type { Report, Row } from './read';

type WireLineupEntry = Omit<LineupEntry, 'player'> & { readonly player?: Player };

/** A match whose clubs and players are still whole objects. */
export type WireMatch = Omit<Match, 'home' | 'away' | 'homeLineup' | 'awayLineup'> & {
  readonly home?: Club;
  readonly away?: Club;
  readonly homeLineup?: readonly WireLineupEntry[];
  readonly awayLineup?: readonly WireLineupEntry[];
};

function readStatus(raw: unknown): string | undefined {
  const text = readText(raw)?.toLowerCase();
  return text === 'abbgebrochen' ? 'abgebrochen' : text;
}

function readScore(raw: unknown): Score | undefined {
  if (!isRow(raw)) return undefined;
  const home = readNumber(raw['home']);
  const away = readNumber(raw['away']);
  return home === undefined && away === undefined ? undefined : { home: home ?? 0, away: away ?? 0 };
}

interface Side {
  readonly club?: Club | undefined;
  readonly unlinked?: UnlinkedClub | undefined;
  readonly kit?: string | null | undefined;
  readonly lineup?: readonly WireLineupEntry[] | undefined;
}

/** A side: the club by the blanket's id, else by the stored reference; a name without id stays with the match. */
function decodeSide(blanket: unknown, team: unknown, at: string, report: Report, withLineup: boolean): Side {
  const id = (isRow(blanket) ? readId<ClubId>(blanket) : null) ?? readId<ClubId>(team);
  if (!isRow(blanket)) return { club: clubOf(id, undefined, undefined) ?? undefined };
  const name = readText(field(blanket, 'name', 'team_name', 'teamName'));
  const logo = readPicture(blanket['logo']);
  const club = clubOf(id, name, logo, readColor(blanket['color']));
  const players = blanket['players'];
  return {
    club: club ?? undefined,
    unlinked: club === null && name != null ? { name, logo: logo ?? null } : undefined,
    kit: readPicture(blanket['dress']),
    lineup:
      withLineup && Array.isArray(players)
        ? eachRow(players, `${at}.players`, report, decodeLineupEntry)
        : withLineup && players === null
          ? []
          : undefined,
  };
}

function decodeLineupEntry(row: Row): WireLineupEntry {
  const id = readId<PlayerId>(row);
  const name = readWords(row['name']);
  const number = readWords(readNumber(row['number']) ?? row['number']);
  if (id === null) return { name, number };
  const player: Player = told({
    id,
    name: name === '' ? undefined : name,
    image: readPicture(row['image']),
    sid: readText(row['sid']),
  });
  return { player, name, number };
}

const SIDES: readonly SideName[] = ['home', 'away'];

function decodeEvent(row: Row, at: string): MatchEvent {
  const minute = readNumber(row['minute']);
  return {
    id: readId(field(row, '_id', 'id')) ?? at,
    type: readWords(row['type']),
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
export function decodeMatch(row: Row, at: string, report: Report, form: 'brief' | 'full' = 'brief'): WireMatch | null {
  const id = ownId<MatchId>(row, at, report);
  if (id === null) return null;
  const full = form === 'full';
  const details = isRow(row['details']) ? row['details'] : {};
  const home = decodeSide(row['home_blanket'], row['home_team'], `${at}.home_blanket`, report, full);
  const away = decodeSide(row['away_blanket'], row['away_team'], `${at}.away_blanket`, report, full);
  const season = row['season'];
  const league = row['league'] ?? (isRow(season) ? season['league'] : undefined);
  const gameday = readNumber(details['gameday']);
  const events = row['events'];
  return {
    id,
    ...told({
      status: readStatus(row['status']),
      score: readScore(row['score']),
      kickoff: readWallClock(details['date']),
      location: readText(details['location']),
      gameday: gameday ?? (details['gameday'] === null ? null : undefined),
      league: isRow(league) ? (readId<LeagueId>(league) ?? undefined) : undefined,
      leagueName: readText(isRow(league) ? league['name'] : league) ?? undefined,
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
      events: full ? (Array.isArray(events) ? eachRow(events, `${at}.events`, report, decodeEvent) : []) : undefined,
    }),
  };
}

/** Whether a row of `matches/league` is a match itself rather than a season that holds matches. */
export function isMatchRow(row: Row): boolean {
  return isRow(row['details']) || isRow(row['home_blanket']) || isRow(row['away_blanket']);
}
