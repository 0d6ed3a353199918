import type { Built } from '../../cache/cache';
import { JSON_TYPE } from '../../cache/response';
import { tag } from '../../cache/tags';
import { viennaWallClock } from '../../domain/clock';
import { found } from '../../domain/errors';
import { answerRoute, uuidParam } from '../../http/route';
import { clubsOfMatches } from '../clubs/queries';
import type { RouteContext } from '../context';
import { findLeague, primarySeason, seasonById, seasonsOf } from '../leagues/queries';
import { seasonTexts } from '../seasons/texts';
import { eventsOfMatch, lineupsOf, liveMatches, matchById, matchesOfSeasons } from './queries';
import { blanketsFrom, matchDetail, matchShort } from './wire';

/** Lists of matches omit the line-ups on request; the short matches of clubs and players never carry any. */
const WITHOUT_LINEUPS = { name: 'lineups', value: 'none' };

/** Fixtures, match reports and what is being played now. */
export function matchRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  const flat = async (reference: string, primaryOnly: boolean): Promise<Built> => {
    const league = found(await findLeague(db, reference), 'League not found');
    const season = primaryOnly ? await primarySeason(db, league.id) : (await seasonsOf(db, league.id))[0];
    const matches = await matchesOfSeasons(db, season === undefined ? [] : [season.id]);
    const clubs = await clubsOfMatches(db, matches);
    return { body: matches.map((match) => matchShort(match, clubs)), tags: [tag.leagues, tag.league(league.id)] };
  };
  answerRoute(context, '/webClient/matches/league/:league', ({ league = '' }) => flat(league, false));
  answerRoute(context, '/webClient/matches/league/:league/primary', ({ league = '' }) => flat(league, true));

  answerRoute(
    context,
    '/webClient/matches/league/:league/index',
    async ({ league: reference = '' }, bare) => {
      const league = found(await findLeague(db, reference), 'League not found');
      const content = await seasonTexts(store, await seasonsOf(db, league.id), bare ? 'bare' : 'whole');
      return { content, type: JSON_TYPE, tags: [tag.leagues, tag.league(league.id)] };
    },
    WITHOUT_LINEUPS,
  );

  answerRoute(context, '/webClient/match/detail/:id', async (params) => {
    const id = uuidParam(params, 'Invalid or missing match ID');
    const match = found(await matchById(db, id), 'Match not found');
    const season = found(await seasonById(db, match.seasonId), 'Match not found');
    const blanketOf = blanketsFrom(await lineupsOf(db, [match], await clubsOfMatches(db, [match])));
    return { body: matchDetail(match, season, blanketOf, await eventsOfMatch(db, id)), tags: [tag.match(id)] };
  });

  answerRoute(context, '/webClient/livescore', async () => {
    const matches = await liveMatches(db, viennaWallClock(store.now()));
    const clubs = await clubsOfMatches(db, matches);
    const names = [...new Set(matches.map((match) => match.leagueName))];
    const body = names.map((league) => ({
      league,
      matches: matches.filter((match) => match.leagueName === league).map((match) => matchShort(match, clubs)),
    }));
    return { body, tags: [tag.leagues, tag.live] };
  });
}
