import { FINISHED, LIVE } from '../domain/match';
import {
  decodeLeague,
  decodeMatchReport,
  decodeNewsItem,
  decodeSeasons,
  decodeSlide,
  eachRow,
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
import type { NestedMatch, Row } from './decoders';
import { stableId } from './stage';
import type { Stage } from './stage';
import { eachOf } from './stagePeople';

const STATUSES: readonly string[] = ['pending', ...LIVE, ...FINISHED];
const EVENT_TYPES: readonly string[] = ['goal', 'yellowCard', 'redCard', 'yellowRedCard'];

/** Records the leagues of a list. */
export function stageLeagues(stage: Stage, body: unknown, at: string): void {
  const rows = readList(body);
  if (rows === null) stage.complain(`${at} – expected a list`);
  eachRow(rows ?? [], at, stage.complain, (row, place) => {
    stageLeague(stage, row, place);
    return null;
  });
}

function stageLeague(stage: Stage, row: Row, at: string): string | undefined {
  const league = decodeLeague(row, at, stage.complain);
  if (league === null) return undefined;
  stage.put('leagues', at, {
    id: league.id,
    code: league.code,
    name: league.name,
    // With the pseudo states that no screen shows.
    state: readText(row['state'])?.toLowerCase() ?? league.state,
    teamcount: league.teamCount,
    visibility: league.visible,
    youtube: league.video,
  });
  return league.id;
}

/** Records what a league's home page shows beyond its lists: slides, weekly report, video. */
export function stageHome(stage: Stage, body: unknown, at: string, leagueId: string): void {
  if (!isRow(body)) {
    stage.complain(`${at} – expected an object`);
    return;
  }
  const league = body['league'];
  if (isRow(league)) stageLeague(stage, league, `${at}.league`);
  const content = isRow(body['data']) ? body['data'] : isRow(league) ? league['homepagedata'] : null;
  const slides = isRow(content) ? (readList(content['sliderdata']) ?? []) : [];
  stage.put('leagues', at, {
    id: leagueId,
    weekly_report: isRow(content) ? (readText(content['wochenbericht']) ?? '') : null,
    weekly_video: isRow(content) ? readText(field(content, 'youtube_link')) : null,
  });
  stage.whole('slides', 'league_id', leagueId, () => {
    let position = 0;
    eachRow(slides, `${at}.slides`, stage.complain, (row, place) => {
      const slide = decodeSlide(row, place);
      stage.put('slides', place, {
        id: readId(row) ?? stableId(leagueId, 'slide', position),
        league_id: leagueId,
        position,
        image: slide.image ?? '',
        title: slide.title,
        description: slide.description,
        news_id: slide.news,
      });
      position += 1;
      return null;
    });
  });
}

/** Records a league's seasons with their matches; a flat list of matches is one unnamed season. */
export function stageSeasons(stage: Stage, body: unknown, at: string, leagueId: string): void {
  const rows = readList(body) ?? [];
  const first = rows.find(isRow);
  if (first !== undefined && !Object.hasOwn(first, 'matches') && isMatchRow(first)) {
    const id = stableId(leagueId, 'season');
    stage.put('seasons', at, { id, league_id: leagueId, name: '', is_primary: true });
    stageMatches(stage, rows, at, id);
    return;
  }
  eachOf(stage, body, at, (row, place) => {
    const [decoded] = decodeSeasons([{ ...row, matches: [] }], place, stage.complain);
    if (decoded === undefined) return;
    const { id, name, primary } = decoded.season;
    stage.put('seasons', place, { id, league_id: leagueId, name, is_primary: primary ?? null });
    if (readList(row['matches']) !== null) stageMatches(stage, row['matches'], `${place}.matches`, id);
  });
}

function stageMatches(stage: Stage, body: unknown, at: string, seasonId: string): void {
  stage.whole('matches', 'season_id', seasonId, () =>
    eachOf(stage, body, at, (row, place) => {
      const match = decodeMatchReport(row, place, stage.complain);
      if (match === null) return;
      if (match.home === undefined || match.away === undefined) {
        stage.complain(`${place} – expected two clubs with ids`);
        return;
      }
      stageMatch(stage, row, match, place, { season_id: seasonId });
      stageLineups(stage, row, match, place);
    }),
  );
}

/** Records a match report: the match, both line-ups and what happened. */
export function stageMatchDetail(stage: Stage, body: unknown, at: string, matchId: string): void {
  const match = isRow(body) ? decodeMatchReport(body, at, stage.complain) : null;
  if (match === null || !isRow(body) || match.id !== matchId) {
    stage.complain(`${at} – expected match ${matchId}`);
    return;
  }
  stageMatch(stage, body, match, at, {});
  stageLineups(stage, body, match, at);
  if (!Array.isArray(body['events'])) return;
  const raw = body['events'].filter(isRow);
  stage.whole('events', 'match_id', matchId, () =>
    match.events?.forEach((event, index) => {
      const place = `${at}.events[${index}]`;
      const type = readText(raw[index]?.['type']) ?? '';
      if (!EVENT_TYPES.includes(type)) {
        stage.complain(`${place}.type – unknown: ${type}`);
        return;
      }
      const own = raw.find((row) => readId(field(row, '_id', 'id')) === event.id);
      stage.put('events', place, {
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
      stagePasserby(stage, place, event.player, event.name);
    }),
  );
}

function stageMatch(
  stage: Stage,
  row: Row,
  match: NestedMatch,
  at: string,
  more: Readonly<Record<string, unknown>>,
): void {
  for (const club of [match.home, match.away]) {
    if (club !== undefined)
      stage.put('clubs', at, {
        id: club.id,
        team_name: club.name,
        logo: club.logo ?? undefined,
        color: club.color ?? undefined,
      });
  }
  const sent = readText(row['status'])?.toLowerCase().replace('abbgebrochen', 'abgebrochen');
  const status = sent !== undefined && STATUSES.includes(sent) ? sent : undefined;
  if (status !== sent) stage.complain(`${at}.status – unknown: ${sent}`);
  stage.put('matches', at, {
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

function stageLineups(stage: Stage, row: Row, match: NestedMatch, at: string): void {
  const told = (['home', 'away'] as const).flatMap((side) => {
    const blanket = row[`${side}_blanket`];
    return isRow(blanket) && Array.isArray(blanket['players']) ? [side] : [];
  });
  const tell = (side: 'home' | 'away') => {
    const lineup = (side === 'home' ? match.homeLineup : match.awayLineup) ?? [];
    const players = lineup.flatMap(({ player, number, name }, index) => {
      const place = `${at}.${side}_blanket.players[${index}]`;
      if (player === undefined) stage.complain(`${place}.id – expected an id, got none for ${name}`);
      else stagePasserby(stage, place, player.id, player.name ?? name, player.image, player.sid);
      return player === undefined ? [] : [{ player: player.id, number: Math.trunc(readNumber(number) ?? 0) }];
    });
    if (players.length === 0) stage.forget('lineups', `${match.id} ${side}`);
    else stage.put('lineups', at, { match_id: match.id, side, players });
  };
  if (told.length === 2) stage.whole('lineups', 'match_id', match.id, () => told.forEach(tell));
  else told.forEach(tell);
}

/** Records a player who appeared in a match, unless a squad or another match has named them already. */
function stagePasserby(
  stage: Stage,
  at: string,
  id: string | null,
  name: string | null,
  image?: string | null,
  sid?: string | null,
): void {
  if (id === null || stage.row('players', id) !== undefined) return;
  stage.put('players', at, { id, name: name ?? undefined, image, sid: sid ?? undefined });
}

/** Records articles or rulings of a list, oldest first as on the wire. @param tag the one that the list is about */
export function stageNews(stage: Stage, body: unknown, at: string, tag: string): void {
  let latest = 0;
  stage.whole('news', 'tag', tag, () =>
    eachOf(stage, body, at, (row, place) => {
      const item = decodeNewsItem(row, place, stage.complain);
      if (item === null) return;
      latest = typeof item.created === 'number' ? item.created : latest + 1;
      stage.written.set(item.id, Math.max(stage.written.get(item.id) ?? 0, latest));
      stage.put('news', place, {
        id: item.id,
        title: item.title ?? null,
        image: item.image ?? null,
        text: item.html ?? null,
        tag: item.tag ?? null,
        youtube: item.video ?? null,
        created: item.created ?? null,
      });
    }),
  );
}
