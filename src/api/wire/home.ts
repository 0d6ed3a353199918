import type { ClubId, LeagueId, MatchId, NewsId, SlideId } from '../../entities/ids';
import { clubItem, matchItem, newsListItem, listOf, objectOf, leagueDetail, slide } from '../../entities/shapes';
import { readOne } from './answers';
import type { Read } from './answers';
import { decodeClub } from './club';
import { decodeLeague } from './league';
import { decodeMatch } from './match';
import { decodeNewsItem, decodeSlide } from './news';
import { eachRow, isRow, readList } from './read';
import { homeSlides } from './slides';

/** The parts of a home page, in API order. */
export interface Home {
  readonly league: LeagueId | null;
  readonly slides: readonly SlideId[];
  readonly clubs: readonly ClubId[];
  readonly news: readonly NewsId[];
  readonly upcoming: readonly MatchId[];
}

const nested = {
  league: leagueDetail,
  slides: listOf(slide),
  clubs: listOf(clubItem),
  news: listOf(newsListItem),
  upcoming: listOf(matchItem),
};
const home = objectOf<Home, typeof nested>(nested);

/**
 * Home of docs/api.md 4.3.
 * @param code the league's code
 */
export const readHome = (code: string): Read<Home> =>
  readOne(
    'home',
    (body, at, complain) => {
      const list = (key: string): readonly unknown[] => readList(body[key]) ?? [];
      const { league } = body;
      return {
        league: isRow(league) ? decodeLeague(league, `${at}.league`, complain) : null,
        slides: eachRow(homeSlides(body), `${at}/${code}.slides`, complain, decodeSlide),
        clubs: eachRow(list('teams'), `${at}.teams`, complain, decodeClub),
        news: eachRow(list('news'), `${at}.news`, complain, decodeNewsItem),
        upcoming: eachRow(list('upcoming'), `${at}.upcoming`, complain, decodeMatch),
      };
    },
    home,
  );
