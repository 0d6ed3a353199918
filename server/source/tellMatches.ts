import { FINISHED, LIVE } from '../domain/matchStatus';
import {
  decodeMatchReport,
  decodeSeasons,
  field,
  isMatchRow,
  isRow,
  readFlag,
  readId,
  readList,
  readNumber,
  readPicture,
  readText,
  readWallClock,
} from './decoders';
import type { Row, NestedMatch } from './decoders';
import type { Facts } from './facts';
import { stableId } from './stableId';
import { eachOf } from './tellPeople';

const STATUSES: readonly string[] = ['pending', ...LIVE, ...FINISHED];
const EVENT_TYPES: readonly string[] = ['goal', 'yellowCard', 'redCard', 'yellowRedCard'];

/** Records a league's seasons with their matches; a flat list of matches is one unnamed season. */
export function tellSeasons(facts: Facts, body: unknown, at: string, leagueId: string): void {
  const rows = readList(body) ?? [];
  const first = rows.find(isRow);
  if (first !== undefined && !Object.hasOwn(first, 'matches') && isMatchRow(first)) {
    const id = stableId(leagueId, 'season');
    facts.tell('seasons', at, { id, league_id: leagueId, name: '', is_primary: true });
    tellMatches(facts, rows, at, id);
    return;
  }
  eachOf(facts, body, at, (row, place) => {
    const [decoded] = decodeSeasons([{ ...row, matches: [] }], place, facts.complain);
    if (decoded === undefined) return;
    const { id, name, primary } = decoded.season;
    facts.tell('seasons', place, { id, league_id: leagueId, name, is_primary: primary ?? null });
    if (readList(row['matches']) !== null) tellMatches(facts, row['matches'], `${place}.matches`, id);
  });
}

function tellMatches(facts: Facts, body: unknown, at: string, seasonId: string): void {
  facts.whole('matches', 'season_id', seasonId, () =>
    eachOf(facts, body, at, (row, place) => {
      const match = decodeMatchReport(row, place, facts.complain);
      if (match === null) return;
      if (match.home === undefined || match.away === undefined) {
        facts.complain(`${place} – expected two clubs with ids`);
        return;
      }
      tellMatch(facts, row, match, place, { season_id: seasonId });
      tellLineups(facts, row, match, place);
    }),
  );
}

/** Records a match report: the match, both line-ups and what happened. */
export function tellMatchDetail(facts: Facts, body: unknown, at: string, matchId: string): void {
  const match = isRow(body) ? decodeMatchReport(body, at, facts.complain) : null;
  if (match === null || !isRow(body) || match.id !== matchId) {
    facts.complain(`${at} – expected match ${matchId}`);
    return;
  }
  tellMatch(facts, body, match, at, {});
  tellLineups(facts, body, match, at);
  if (!Array.isArray(body['events'])) return;
  const raw = body['events'].filter(isRow);
  facts.whole('events', 'match_id', matchId, () =>
    match.events?.forEach((event, index) => {
      const place = `${at}.events[${index}]`;
      const type = readText(raw[index]?.['type']) ?? '';
      if (!EVENT_TYPES.includes(type)) {
        facts.complain(`${place}.type – unknown: ${type}`);
        return;
      }
      const own = raw.find((row) => readId(field(row, '_id', 'id')) === event.id);
      facts.tell('events', place, {
        id: own === undefined ? stableId(matchId, 'event', index) : event.id,
        match_id: matchId,
        type,
        minute: event.minute ?? 0,
        player_id: event.player,
        name: event.name,
        image: readPicture(own?.['image']) ?? null,
        number: event.number,
        assign: event.assign,
        own_goal: type === 'goal' ? event.ownGoal : null,
      });
      tellPasserby(facts, place, event.player, event.name);
    }),
  );
}

function tellMatch(
  facts: Facts,
  row: Row,
  match: NestedMatch,
  at: string,
  more: Readonly<Record<string, unknown>>,
): void {
  for (const club of [match.home, match.away]) {
    if (club !== undefined)
      facts.tell('clubs', at, {
        id: club.id,
        team_name: club.name,
        logo: club.logo ?? undefined,
        color: club.color ?? undefined,
      });
  }
  const sent = readText(row['status'])?.toLowerCase().replace('abbgebrochen', 'abgebrochen');
  const status = sent !== undefined && STATUSES.includes(sent) ? sent : undefined;
  if (status !== sent) facts.complain(`${at}.status – unknown: ${sent}`);
  facts.tell('matches', at, {
    id: match.id,
    home_club_id: match.home?.id,
    away_club_id: match.away?.id,
    gameday: match.gameday,
    kickoff: match.kickoff ?? (isRow(row['details']) ? null : undefined),
    location: match.location ?? undefined,
    status,
    home_score: match.score?.home,
    away_score: match.score?.away,
    home_half: match.halftime?.home,
    away_half: match.halftime?.away,
    home_dress: match.homeKit,
    away_dress: match.awayKit,
    first_half_start: match.firstHalf ?? null,
    first_half_end: readWallClock(row['first_half_end_date']),
    second_half_start: match.secondHalf ?? null,
    second_half_end: readWallClock(row['second_half_end_date']),
    postpone_request: readFlag(row['postponerequest']),
    ...more,
  });
}

function tellLineups(facts: Facts, row: Row, match: NestedMatch, at: string): void {
  const told = (['home', 'away'] as const).flatMap((side) => {
    const blanket = row[`${side}_blanket`];
    return isRow(blanket) && Array.isArray(blanket['players']) ? [side] : [];
  });
  const tell = (side: 'home' | 'away') => {
    const lineup = (side === 'home' ? match.homeLineup : match.awayLineup) ?? [];
    const players = lineup.flatMap(({ player, number, name }, index) => {
      const place = `${at}.${side}_blanket.players[${index}]`;
      if (player === undefined) facts.complain(`${place}.id – expected an id, got none for ${name}`);
      else tellPasserby(facts, place, player.id, player.name ?? name, player.image, player.sid);
      return player === undefined ? [] : [{ player: player.id, number: Math.trunc(readNumber(number) ?? 0) }];
    });
    if (players.length === 0) facts.forget('lineups', `${match.id} ${side}`);
    else facts.tell('lineups', at, { match_id: match.id, side, players });
  };
  if (told.length === 2) facts.whole('lineups', 'match_id', match.id, () => told.forEach(tell));
  else told.forEach(tell);
}

/** Records a player who appeared in a match, unless a squad or another match has named them already. */
function tellPasserby(
  facts: Facts,
  at: string,
  id: string | null,
  name: string | null,
  image?: string | null,
  sid?: string | null,
): void {
  if (id === null || facts.row('players', id) !== undefined) return;
  facts.tell('players', at, { id, name: name ?? undefined, image, sid: sid ?? undefined });
}
