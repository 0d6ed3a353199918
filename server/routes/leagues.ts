import { tag } from '../answers/tags';
import { clubsOfLeague, clubsOfMatches } from '../db/queries/clubs';
import { allLeagues, findLeague, leagueById, seasonsOf, slidesOf } from '../db/queries/leagues';
import { matchesOfSeasons } from '../db/queries/matches';
import { answerRoute, uuidParam } from '../http/answerRoute';
import { found } from '../domain/refusal';
import { clubShort } from '../wire/club';
import { leagueModel, leagueOverview } from '../wire/league';
import { seasonModel } from '../wire/season';
import type { RouteContext } from './context';

/** Lists of leagues and the leagues themselves. */
export function leagueRoutes(context: RouteContext): void {
  const { db } = context.store;

  answerRoute(context, '/client/leagueList', async () => {
    const visible = (await allLeagues(db)).filter((league) => league.visibility === true);
    return { body: visible.map(leagueOverview), tags: [tag.leagues] };
  });

  answerRoute(context, '/webClient/selection', async () => {
    return { body: (await allLeagues(db)).map(leagueOverview), tags: [tag.leagues] };
  });

  answerRoute(context, '/leagues/code/:league', async ({ league: reference = '' }) => {
    const league = found(await findLeague(db, reference), 'League not found');
    const seasons = await seasonsOf(db, league.id);
    const matches = await matchesOfSeasons(
      db,
      seasons.map((season) => season.id),
    );
    const clubs = await clubsOfMatches(db, matches);
    const body = {
      ...leagueModel(league, await slidesOf(db, league.id)),
      seasons: seasons.map((season) =>
        seasonModel(
          season,
          clubs,
          matches.filter((match) => match.seasonId === season.id),
        ),
      ),
      teams: (await clubsOfLeague(db, league.id)).map(clubShort),
    };
    return { body, tags: [tag.leagues, tag.league(league.id)] };
  });

  answerRoute(context, '/leagues/:id', async (params) => {
    const byEither = await findLeague(db, params['id'] ?? '');
    const league = byEither ?? found(await leagueById(db, uuidParam(params, 'Bad Request')), 'Not Found');
    return { body: leagueModel(league, await slidesOf(db, league.id)), tags: [tag.leagues, tag.league(league.id)] };
  });
}
