import { JSON_TYPE } from '../../cache/response';
import { tag } from '../../cache/tags';
import type { LeagueRow } from '../../db/rows';
import { upcomingSpan, viennaWallClock } from '../../domain/clock';
import { found } from '../../domain/errors';
import { lifetimeTable, recentForm, seasonTable } from '../../domain/table';
import { answerRoute, uuidParam } from '../../http/route';
import { clubsOfLeague, clubsOfMatches } from '../clubs/queries';
import { clubShort } from '../clubs/wire';
import type { RouteContext } from '../context';
import { finishedMatchesOf, matchesBetween, matchesOfSeasons } from '../matches/queries';
import { matchShort } from '../matches/wire';
import { latestNewsOfLeague } from '../news/queries';
import { newsItem } from '../news/wire';
import { omitEmpty } from '../omitEmpty';
import { formerTallies } from '../seasons/former';
import { seasonTexts } from '../seasons/texts';
import {
  adjustmentsOfSeason,
  allLeagues,
  findLeague,
  leagueById,
  primarySeason,
  primarySeasonNames,
  seasonsOf,
  slidesOf,
} from './queries';
import { formEntry, homepageData, leagueModel, leagueOverview, tableRow } from './wire';

/** Lists of leagues and the leagues themselves. */
export function leagueRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  const overviews = async () => {
    const seasons = await primarySeasonNames(db);
    return (await allLeagues(db)).map((league) => leagueOverview(league, seasons.get(league.id)));
  };

  answerRoute(context, '/client/leagueList', async () => {
    const visible = (await overviews()).filter(({ visibility }) => visibility === true);
    return { body: visible, tags: [tag.leagues] };
  });

  answerRoute(context, '/webClient/selection', async () => {
    return { body: await overviews(), tags: [tag.leagues] };
  });

  answerRoute(context, '/leagues/code/:league', async ({ league: reference = '' }) => {
    const league = found(await findLeague(db, reference), 'League not found');
    const model = JSON.stringify(
      leagueModel(league, await slidesOf(db, league.id), await primarySeason(db, league.id)),
    );
    const teams = JSON.stringify((await clubsOfLeague(db, league.id)).map(clubShort));
    const seasons = await seasonTexts(store, await seasonsOf(db, league.id), 'model');
    const content = `${model.slice(0, -1)},"seasons":${seasons.toString()},"teams":${teams}}`;
    return { content, type: JSON_TYPE, tags: [tag.leagues, tag.league(league.id)] };
  });

  answerRoute(context, '/leagues/:id', async (params) => {
    const byEither = await findLeague(db, params['id'] ?? '');
    const league = byEither ?? found(await leagueById(db, uuidParam(params, 'Bad Request')), 'Not Found');
    const season = await primarySeason(db, league.id);
    const body = leagueModel(league, await slidesOf(db, league.id), season);
    return { body, tags: [tag.leagues, tag.league(league.id)] };
  });
}

const NEWS = 24;
/** Short enough that the week announced is never a minute behind after midnight. */
const FRESH_FOR_MS = 60_000;

/** What stands for the pseudo-league of the landing page in a database that keeps none: an office's has but its news. */
const LANDING_PAGE: LeagueRow = {
  id: '00000000-0000-0000-0000-000000000000',
  code: 'HME',
  name: 'Startseite',
  state: null,
  teamcount: null,
  visibility: false,
  youtube: null,
  weeklyReport: null,
  weeklyVideo: null,
};

/** The home page of a league, or of the whole federation under the code HME. */
export function homeRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  answerRoute(context, '/webClient/home/league/:league', async ({ league: reference = '' }) => {
    const known = await findLeague(db, reference);
    const league = found(known ?? (reference === LANDING_PAGE.code ? LANDING_PAGE : undefined), 'League not found');
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

/** The lifetime table and the table of the season under way. */
export function tableRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  answerRoute(context, '/webClient/table/league/:league', async ({ league: reference = '' }) => {
    const league = found(await findLeague(db, reference), 'League not found');
    const clubs = await clubsOfLeague(db, league.id);
    const byId = new Map(clubs.map((club) => [club.id, club]));
    const matches = await finishedMatchesOf(db, [...byId.keys()], 'primary');
    const standings = lifetimeTable(clubs, matches, await formerTallies(store, league.id, clubs));
    const body = standings.map((standing) => tableRow(standing, byId.get(standing.clubId), []));
    return { body, tags: [tag.leagues, tag.league(league.id), ...clubs.map((club) => tag.club(club.id))] };
  });

  answerRoute(context, '/webClient/leagues/:league/current/table', async ({ league: reference = '' }) => {
    const league = found(await findLeague(db, reference), `League with code ${reference} not found`);
    const season = found(
      await primarySeason(db, league.id),
      `No primary season found for league ${league.code ?? league.name}`,
    );
    const clubs = await clubsOfLeague(db, league.id);
    const matches = await matchesOfSeasons(db, [season.id]);
    const opponents = await clubsOfMatches(db, matches);
    const form = recentForm(matches);
    const adjustments = await adjustmentsOfSeason(db, season.id);
    const body = seasonTable(clubs, matches, adjustments).map((standing) =>
      tableRow(
        standing,
        clubs.find((club) => club.id === standing.clubId),
        (form.get(standing.clubId) ?? []).map((entry) => formEntry(entry, opponents)),
        adjustments,
      ),
    );
    return { body, tags: [tag.leagues, tag.league(league.id)] };
  });
}
