import { tag } from '../../cache/tags';
import { viennaYear } from '../../domain/clock';
import { found } from '../../domain/errors';
import { addStats, teamStats } from '../../domain/statistics';
import { answerRoute, uuidParam } from '../../http/route';
import type { RouteContext } from '../context';
import { adjustmentsOfClub, findLeague, leagueById, primarySeason } from '../leagues/queries';
import { cardsOf, matchesOfClub } from '../matches/queries';
import { latestNewsOfLeague } from '../news/queries';
import { newsItem } from '../news/wire';
import { squadOf } from '../players/queries';
import { formerOfClub } from '../seasons/former';
import { seasonBlock } from '../seasons/wire';
import { clubById, clubsOfLeague, clubsOfMatches } from './queries';
import { clubDetail, clubShort } from './wire';

const NEWS = 6;

/** The clubs of a league and a club's own page. */
export function clubRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  answerRoute(context, '/webClient/clubs/league/:league', async ({ league: reference = '' }) => {
    const league = found(await findLeague(db, reference), 'League not found');
    return { body: (await clubsOfLeague(db, league.id)).map(clubShort), tags: [tag.leagues, tag.league(league.id)] };
  });

  answerRoute(context, '/webClient/clubs/detail/:id', async (params) => {
    const id = uuidParam(params, 'Invalid or missing team ID');
    const club = found(await clubById(db, id), 'Team not found');
    const league = club.leagueId === null ? undefined : await leagueById(db, club.leagueId);
    const matches = await matchesOfClub(db, id, 'primary');
    const opponents = await clubsOfMatches(db, matches);
    const season = league && (await primarySeason(db, league.id));
    const figures = teamStats(id, matches, await cardsOf(db, matches), await adjustmentsOfClub(db, id, 'primary'));
    const former = await formerOfClub(store, id, league);
    const stats = { all: addStats(former.stats, figures), season: figures };
    const body = {
      club: clubDetail(club, league?.code ?? null, await squadOf(db, id), stats, viennaYear(store.now())),
      upcoming: [
        ...(league === undefined || season === undefined
          ? []
          : [
              seasonBlock(
                season,
                league,
                opponents,
                matches.filter((match) => match.seasonId === season.id),
              ),
            ]),
        ...former.seasons,
      ],
      news: league === undefined ? [] : (await latestNewsOfLeague(db, league.code, NEWS)).map(newsItem),
    };
    return { body, tags: [tag.leagues, tag.club(id), tag.news] };
  });
}
