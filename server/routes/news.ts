import { tag } from '../answers/tags';
import { findLeague } from '../db/queries/leagues';
import { newsById, newsOfLeague, rulings } from '../db/queries/news';
import { answerRoute, uuidParam } from '../http/answerRoute';
import { found } from '../domain/refusal';
import { newsItem } from '../wire/news';
import type { RouteContext } from './context';

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
