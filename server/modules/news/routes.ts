import { tag } from '../../cache/tags';
import { found } from '../../domain/errors';
import { answerRoute, uuidParam } from '../../http/route';
import type { RouteContext } from '../context';
import { findLeague } from '../leagues/queries';
import { newsById, newsOfLeague, rulings } from './queries';
import { newsItem } from './wire';

/** Articles and rulings. */
export function newsRoutes(context: RouteContext): void {
  const { db } = context.store;

  answerRoute(context, '/webClient/news/league/:league', async ({ league: reference = '' }) => {
    const league = found(await findLeague(db, reference), 'League not found');
    return { body: (await newsOfLeague(db, league.code)).map(newsItem), tags: [tag.leagues, tag.news] };
  });

  answerRoute(context, '/news/strafsenat', async () => {
    return { body: (await rulings(db)).map(newsItem), tags: [tag.news] };
  });

  answerRoute(context, '/webClient/news/detail/:id', async (params) => {
    const id = uuidParam(params, 'Invalid or missing news item ID');
    return { body: newsItem(found(await newsById(db, id), 'News item not found')), tags: [tag.news] };
  });
}
