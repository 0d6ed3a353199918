import { tag } from '../../cache/tags';
import { found } from '../../domain/errors';
import { addressOf } from '../../http/request';
import { answerRoute, rateLimit, uuidParam } from '../../http/route';
import type { Params } from '../../http/route';
import { clubsOfMatches } from '../clubs/queries';
import type { RouteContext } from '../context';
import { lineupsOf, matchById } from '../matches/queries';
import { blanketsFrom, matchModel } from '../matches/wire';
import { answerPostponement, confirmTransfer, rejectTransfer } from './commands';
import { completedTransfers, postponementById, transferById } from './queries';
import { postponementModel, transferModel } from './wire';

/** The list of completed transfers. */
export function transferListRoute(context: RouteContext): void {
  answerRoute(context, '/webClient/transfers', async () => {
    const transfers = await completedTransfers(context.store.db);
    return { body: transfers.map(transferModel), tags: [tag.leagues, tag.transfers] };
  });
}

/** A single transfer request, and its two answers. */
export function transferRoutes({ app, store, limits, guard }: RouteContext): void {
  const { db } = store;
  const answering = {
    exposeHeadRoute: false,
    preHandler: [guard, rateLimit(store, 'answers', limits.answers)],
  };

  app.get<{ Params: Params }>('/transfers/:id', async (request, reply) => {
    const id = uuidParam(request.params, 'Bad Request');
    reply.header('cache-control', 'no-store');
    return transferModel(found(await transferById(db, id), 'Not Found'));
  });

  app.get<{ Params: Params }>('/transfers/confirm/:id', answering, async (request, reply) => {
    const id = uuidParam(request.params, 'Transfer not found.', 404);
    await confirmTransfer(store, id, addressOf(request));
    reply.header('cache-control', 'no-store');
    return transferModel(found(await transferById(db, id), 'Transfer not found.'));
  });

  app.get<{ Params: Params }>('/transfers/reject/:id', answering, async (request, reply) => {
    await rejectTransfer(store, uuidParam(request.params, 'Transfer not found.', 404), addressOf(request));
    return reply.header('cache-control', 'no-store').send();
  });
}

/** A postponement request and its two answers. */
export function postponementRoutes({ app, store, limits, guard }: RouteContext): void {
  const { db } = store;

  app.get<{ Params: Params }>('/postpone/:id/id', async (request, reply) => {
    const id = uuidParam(request.params, 'Bad Request');
    const { request: row, ...clubs } = found(await postponementById(db, id), 'Not Found');
    reply.header('cache-control', 'no-store');
    return postponementModel(row, clubs);
  });

  for (const [path, approved] of [
    ['approve', true],
    ['deny', false],
  ] as const) {
    const options = { preHandler: [guard, rateLimit(store, 'answers', limits.answers)] };
    app.post<{ Params: Params }>(`/postpone/:id/${path}`, options, async (request, reply) => {
      const id = uuidParam(request.params, 'Bad Request', 422);
      await answerPostponement(store, id, approved, addressOf(request));
      reply.header('cache-control', 'no-store');
      const { request: row, ...clubs } = found(await postponementById(db, id), 'Not Found');
      const match = found(await matchById(db, row.matchId), 'Match not found');
      const blanketOf = blanketsFrom(await lineupsOf(db, [match], await clubsOfMatches(db, [match])));
      return postponementModel(row, clubs, matchModel(match, blanketOf));
    });
  }
}
