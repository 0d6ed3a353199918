import {
  decodeClub,
  decodePlayer,
  decodeSuspension,
  decodeTransfer,
  eachRow,
  isRow,
  readFlag,
  readList,
  readPicture,
  readText,
} from './decoders';
import type { Complain, Row } from './decoders';
import type { Stage } from './stage';

const ELIGIBILITIES: readonly unknown[] = ['Spielberechtigt', 'Gesperrt', 'Warten'];

/** Records what a row says about a club. @returns its id */
function stageClub(
  stage: Stage,
  row: Row,
  at: string,
  more: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const club = decodeClub(row, at, stage.complain);
  if (club === null) return undefined;
  const coach = row['coach'];
  stage.put('clubs', at, {
    id: club.id,
    sid: club.sid,
    team_name: club.name,
    short_name: club.shortName,
    logo: club.logo,
    color: club.color,
    points: club.points,
    cover_image: readPicture(row['coverimg']) ?? undefined,
    foundation_year: readText(row['foundation_year']),
    membership_since: club.memberSince,
    coach_name: club.coach,
    coach_image: isRow(coach) ? readPicture(coach['image']) : undefined,
    captain_id: club.captain,
    kit_home: club.kitHome,
    kit_away: club.kitAway,
    ...more,
  });
  return club.id;
}

/** Records the clubs that play in a league now. */
export function stageLeagueClubs(stage: Stage, body: unknown, at: string, leagueId: string): void {
  stage.whole('clubs', 'league_id', leagueId, () =>
    eachOf(stage, body, at, (row, place) => stageClub(stage, row, place, { league_id: leagueId })),
  );
}

/** Records a club's own page: its facts and its squad. */
export function stageClubDetail(stage: Stage, body: unknown, at: string): void {
  const club = isRow(body) ? body['club'] : undefined;
  if (!isRow(club)) {
    stage.complain(`${at}.club – expected an object`);
    return;
  }
  const id = stageClub(stage, club, `${at}.club`);
  if (id === undefined || !Array.isArray(club['players'])) return;
  stage.whole('players', 'club_id', id, () =>
    eachOf(stage, club['players'], `${at}.club.players`, (row, place) => {
      const player = stagePlayer(stage, row, place, { club_id: id });
      if (readFlag(row['is_captain']) === true && stage.row('clubs', id)?.['captain_id'] === undefined) {
        stage.put('clubs', place, { id, captain_id: player });
      }
    }),
  );
}

/** Records a player's facts and gives the id. */
function stagePlayer(
  stage: Stage,
  row: Row,
  at: string,
  more: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const player = decodePlayer(row, at, stage.complain);
  if (player === null) return undefined;
  const eligibility = readText(row['eligibility']);
  const known = ELIGIBILITIES.includes(eligibility);
  if (eligibility != null && !known) stage.complain(`${at}.eligibility – unknown: ${eligibility}`);
  stage.put('players', at, {
    id: player.id,
    sid: player.sid,
    name: player.name,
    number: player.number,
    birthday: player.birthday,
    nationality: player.nationality,
    position: player.position,
    eligibility: known ? eligibility : undefined,
    register_date: readText(row['register_date']),
    image: player.image,
    status: readFlag(row['status']),
    bank: readFlag(row['bank']),
    block_date: known && eligibility !== 'Gesperrt' ? null : undefined,
    club_id: typeof player.club === 'object' && player.club !== null ? player.club.id : player.club,
    ...more,
  });
  return player.id;
}

/** Records a player's own page. */
export function stagePlayerDetail(stage: Stage, body: unknown, at: string): void {
  if (isRow(body) && isRow(body['player'])) stagePlayer(stage, body['player'], `${at}.player`);
  else stage.complain(`${at}.player – expected an object`);
}

/** Records until when the suspended players of a league are suspended. */
export function stageSuspensions(stage: Stage, body: unknown, at: string): void {
  eachOf(stage, body, at, (row, place) => {
    const suspension = decodeSuspension(at)(row, place, stage.complain);
    if (suspension === null) return;
    const { player, until } = suspension;
    if (player === null) stage.complain(`${place}.playerid – expected an id`);
    else
      stage.put('players', place, {
        id: player.id,
        name: player.name,
        eligibility: 'Gesperrt',
        block_date: until ?? undefined,
      });
  });
}

/** Records completed transfers. */
export function stageTransfers(stage: Stage, body: unknown, at: string): void {
  eachOf(stage, body, at, (row, place) => {
    const transfer = decodeTransfer(row, place, stage.complain);
    if (transfer === null) return;
    const { id, player, club, origin, created } = transfer;
    // With the API's misspelling (docs/api.md 2); a status of no word is no open request.
    const status = (readText(row['status']) ?? '').replace('abgelent', 'abgelehnt');
    if (player !== null && stage.row('players', player.id) === undefined) {
      stage.put('players', place, { id: player.id, name: transfer.playerAs.name, image: transfer.playerAs.image });
    }
    stage.put('transfers', place, {
      id,
      player_id: player?.id,
      club_id: club?.id,
      origin_id: origin?.id ?? null,
      status,
      created,
    });
  });
}

/** Does something with each object of a list; everything else is reported. */
export function eachOf(
  stage: Stage,
  body: unknown,
  at: string,
  tell: (row: Row, at: string, complain: Complain) => unknown,
): void {
  const rows = readList(body);
  if (rows === null) stage.complain(`${at} – expected a list`);
  eachRow(rows ?? [], at, stage.complain, (row, place) => {
    tell(row, place, stage.complain);
    return null;
  });
}
