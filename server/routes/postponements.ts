import { clubsOfMatches } from '../db/queries/clubs';
import { lineupsOf } from '../db/queries/lineups';
import { matchById } from '../db/queries/matches';
import { postponementById } from '../db/queries/requests';
import { uuidParam } from '../http/answerRoute';
import type { Params } from '../http/answerRoute';
import { found } from '../domain/refusal';
import { limited } from '../http/limited';
import { matchModel } from '../wire/match';
import { blanketsFrom } from '../wire/blanket';
import { postponementModel } from '../wire/requests';
import { answerPostponement } from '../writers/postponements';
import type { RouteContext } from './context';

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
    const options = { preHandler: [guard, limited(store, 'answers', limits.answers)] };
    app.post<{ Params: Params }>(`/postpone/:id/${path}`, options, async (request, reply) => {
      const id = uuidParam(request.params, 'Bad Request', 422);
      await answerPostponement(store, id, approved, request.ip);
      reply.header('cache-control', 'no-store');
      const { request: row, ...clubs } = found(await postponementById(db, id), 'Not Found');
      const match = found(await matchById(db, row.matchId), 'Match not found');
      const blanketOf = blanketsFrom(await lineupsOf(db, [match], await clubsOfMatches(db, [match])));
      return postponementModel(row, clubs, matchModel(match, blanketOf));
    });
  }
}
