import { eachRow, field, isRow, readId, readList, readText, decodeLeague, decodeSlide } from './decoders';
import type { Row } from './decoders';
import type { Facts } from './facts';
import { stableId } from './stableId';

/** Records the leagues of a list. */
export function tellLeagues(facts: Facts, body: unknown, at: string): void {
  const rows = readList(body);
  if (rows === null) facts.complain(`${at} – expected a list`);
  eachRow(rows ?? [], at, facts.complain, (row, place) => {
    tellLeague(facts, row, place);
    return null;
  });
}

function tellLeague(facts: Facts, row: Row, at: string): string | undefined {
  const league = decodeLeague(row, at, facts.complain);
  if (league === null) return undefined;
  facts.tell('leagues', at, {
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
export function tellHome(facts: Facts, body: unknown, at: string, leagueId: string): void {
  if (!isRow(body)) {
    facts.complain(`${at} – expected an object`);
    return;
  }
  const league = body['league'];
  if (isRow(league)) tellLeague(facts, league, `${at}.league`);
  const content = isRow(body['data']) ? body['data'] : isRow(league) ? league['homepagedata'] : null;
  const slides = isRow(content) ? (readList(content['sliderdata']) ?? []) : [];
  facts.tell('leagues', at, {
    id: leagueId,
    weekly_report: isRow(content) ? (readText(content['wochenbericht']) ?? '') : null,
    weekly_video: isRow(content) ? readText(field(content, 'youtube_link')) : null,
  });
  facts.whole('slides', 'league_id', leagueId, () => {
    let position = 0;
    eachRow(slides, `${at}.slides`, facts.complain, (row, place) => {
      const slide = decodeSlide(row, place);
      facts.tell('slides', place, {
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
