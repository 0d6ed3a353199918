import { JSON_TYPE } from '../answers/answer';
import { tag } from '../answers/tags';
import { clubsOfLeague } from '../db/queries/clubs';
import {
  allLeagues,
  findLeague,
  leagueById,
  primarySeason,
  primarySeasonNames,
  seasonsOf,
  slidesOf,
} from '../db/queries/leagues';
import { answerRoute, uuidParam } from '../http/answerRoute';
import { found } from '../domain/refusal';
import { clubShort } from '../wire/club';
import { leagueModel, leagueOverview } from '../wire/league';
import type { RouteContext } from './context';
import { seasonTexts } from './seasonTexts';

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
