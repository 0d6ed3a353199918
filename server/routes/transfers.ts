import { tag } from '../answers/tags';
import { completedTransfers, transferById } from '../db/queries/requests';
import { answerRoute, uuidParam } from '../http/answerRoute';
import type { Params } from '../http/answerRoute';
import { limited } from '../http/limited';
import { found } from '../domain/refusal';
import { HttpError } from '../http/errors';
import { transferModel } from '../wire/requests';
import { confirmTransfer, rejectTransfer } from '../writers/transfers';
import type { RouteContext } from './context';

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
    preHandler: [guard, limited(store, 'answers', limits.answers)],
  };

  app.get<{ Params: Params }>('/transfers/:id', async (request, reply) => {
    const id = uuidParam(request.params, 'Bad Request');
    reply.header('cache-control', 'no-store');
    return transferModel(found(await transferById(db, id), 'Not Found'));
  });

  app.get<{ Params: Params }>('/transfers/confirm/:id', answering, async (request, reply) => {
    const id = uuidParam(request.params, 'Transfer not found.', 404);
    await confirmTransfer(store, id, request.ip);
    reply.header('cache-control', 'no-store');
    return transferModel(found(await transferById(db, id), 'Transfer not found.'));
  });

  app.get<{ Params: Params }>('/transfers/reject/:id', answering, async (request, reply) => {
    await rejectTransfer(store, uuidParam(request.params, 'Transfer not found.', 404), request.ip);
    return reply.header('cache-control', 'no-store').send();
  });

  for (const answer of ['confirm', 'reject']) {
    app.head(`/transfers/${answer}/:id`, (_request, reply) => {
      reply.header('allow', 'GET');
      throw new HttpError(405, 'Method Not Allowed');
    });
  }
}
