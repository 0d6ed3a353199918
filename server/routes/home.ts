import { tag } from '../answers/tags';
import { clubsOfLeague, clubsOfMatches } from '../db/queries/clubs';
import { findLeague, primarySeason, slidesOf } from '../db/queries/leagues';
import { matchesBetween } from '../db/queries/matches';
import { latestNewsOfLeague } from '../db/queries/news';
import { viennaWallClock } from '../domain/clock';
import { upcomingSpan } from '../domain/upcoming';
import { answerRoute } from '../http/answerRoute';
import { found } from '../domain/refusal';
import { clubShort } from '../wire/club';
import { homepageData, leagueModel } from '../wire/league';
import { matchShort } from '../wire/match';
import { newsItem } from '../wire/news';
import { omitEmpty } from '../wire/omitEmpty';
import type { RouteContext } from './context';

const NEWS = 24;
/** Short enough that the week announced is never a minute behind after midnight. */
const FRESH_FOR_MS = 60_000;

/** The home page of a league, or of the whole federation under the code HME. */
export function homeRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  answerRoute(context, '/webClient/home/league/:league', async ({ league: reference = '' }) => {
    const league = found(await findLeague(db, reference), 'League not found');
    const upcoming = await matchesBetween(db, league.id, upcomingSpan(viennaWallClock(store.now())));
    const playing = await clubsOfMatches(db, upcoming);
    const slides = await slidesOf(db, league.id);
    const body = omitEmpty({
      data: homepageData(league, slides),
      teams: (await clubsOfLeague(db, league.id)).map(clubShort),
      news: (await latestNewsOfLeague(db, league.code, NEWS)).map(newsItem),
      upcoming: upcoming.map((match) => matchShort(match, playing)),
      league: leagueModel(league, slides, await primarySeason(db, league.id)),
    });
    return { body, tags: [tag.leagues, tag.league(league.id), tag.news], freshForMs: FRESH_FOR_MS };
  });
}
