import { compoundId } from '../../entities/ids';
import type { ClubId, LeaderboardEntryId, MatchId, PlayerId, StandingId, SuspensionId } from '../../entities/ids';
import type { Club } from '../../entities/club/model';
import type { LeaderboardEntry, LeaderboardTab } from '../../entities/leaderboard/model';
import type { Player } from '../../entities/player/model';
import type { FormEntry, FormResult, Standing } from '../../entities/standing/model';
import type { Suspension } from '../../entities/suspension/model';
import { clubOf, decodeClub } from './club';
import { readColor, readPicture } from './picture';
import { eachRow, field, readCount, readId, readNumber, readText, readWallClock, readWords, told } from './read';
import type { Report, Row } from './read';

export type WireStanding = Omit<Standing, 'club'> & { readonly club: Club };
export type WireSuspension = Omit<Suspension, 'player' | 'club'> & {
  readonly player: Player | null;
  readonly club: Club | null;
};
export type WireLeaderboardEntry = Omit<LeaderboardEntry, 'player' | 'club'> & {
  readonly player: Player | null;
  readonly club: Club | null;
};

const RESULTS: readonly FormResult[] = ['W', 'D', 'L'];

function decodeForm(row: Row): FormEntry | null {
  const result = RESULTS.find((known) => known === row['result']);
  return result === undefined
    ? null
    : { result, match: readId<MatchId>(field(row, 'match_id', 'match')), gameday: readNumber(row['gameday']) ?? null };
}

/** TableRow of docs/api.md 3. @param table which table the row belongs to, e.g. `W1A` */
export function decodeStanding(row: Row, at: string, report: Report, table: string): WireStanding | null {
  // A row's points are the season's; a club's own are another figure (docs/api.md 5.1).
  const club = decodeClub({ ...row, points: undefined }, at, report);
  if (club === null) return null;
  const scored = readCount(field(row, 'scored', 'goals'));
  const against = readCount(row['against']);
  const form = row['form'];
  return {
    id: compoundId<StandingId>(table, club.id),
    club,
    ranking: readCount(row['ranking']),
    wins: readCount(row['wins']),
    draws: readCount(row['draws']),
    losses: readCount(row['losses']),
    scored,
    against,
    difference: readNumber(row['difference']) ?? scored - against,
    points: readCount(row['points']),
    form: Array.isArray(form) ? eachRow(form, `${at}.form`, report, decodeForm).slice(-5) : [],
  };
}

function playerOf(
  id: PlayerId | null,
  fields: {
    name: string;
    image: string | null;
    sid?: string | null | undefined;
    eligibility?: string | null | undefined;
  },
): Player | null {
  return id === null ? null : { id, ...told({ ...fields, name: fields.name === '' ? undefined : fields.name }) };
}

/** A blocked player of docs/api.md 4.21; one without any id is known by its place. */
export function decodeSuspension(row: Row, at: string): WireSuspension {
  const player = readId<PlayerId>(field(row, 'player', 'playerid', 'player_id'));
  const club = readId<ClubId>(field(row, 'teamid', 'team_id', 'team'));
  const name = readWords(row['player_name']);
  const image = readPicture(row['player_image']) ?? null;
  const sid = readText(row['player_sid']);
  const teamName = readWords(row['team_name']);
  const teamImage = readPicture(row['team_image']) ?? null;
  return {
    id: compoundId<SuspensionId>('suspension', player ?? sid ?? at),
    player: playerOf(player, { name, image, sid, eligibility: readText(row['player_eligibility']) }),
    playerAs: { name, image },
    sid: sid ?? null,
    club: clubOf(club, teamName === '' ? undefined : teamName, teamImage, readColor(row['color'])),
    clubAs: { name: teamName, image: teamImage },
    until: readWallClock(row['blockdate']) ?? null,
  };
}

/** A leaderboard row of docs/api.md 4.20. @param list league and tab, so that the same player can stand in several */
export function decodeLeaderboardEntry(
  row: Row,
  at: string,
  list: { readonly league: string; readonly tab: LeaderboardTab },
): WireLeaderboardEntry {
  const player = readId<PlayerId>(field(row, 'playerid', 'player', 'player_id'));
  const club = readId<ClubId>(field(row, 'team_id', 'teamid'));
  const name = readWords(row['name']);
  const image = readPicture(row['image']) ?? null;
  const teamName = readWords(row['team_name']);
  const teamImage = readPicture(field(row, 'teamimg', 'team_image')) ?? null;
  return {
    id: compoundId<LeaderboardEntryId>(list.league, list.tab, player ?? at),
    count: readCount(row['count']),
    player: playerOf(player, { name, image }),
    playerAs: { name, image },
    number: readText(row['number']) ?? null,
    club: clubOf(club, teamName === '' ? undefined : teamName, teamImage, readColor(row['color'])),
    clubAs: { name: teamName, image: teamImage },
  };
}
