import type { FastifyReply, FastifyRequest } from 'fastify';
import { countAttempt } from '../db/attempts';
import type { Store } from '../store';
import { HttpError } from './errors';

const A_MINUTE = '60';

/**
 * Refuses with 429 a visitor who does something more than `most` times a minute; by address unless a key is given.
 * All processes on one database count together.
 * @throws HttpError 429 with Retry-After
 */
export function limited(
  store: Store,
  kind: string,
  most: number,
  whose: (request: FastifyRequest) => string | undefined = (request) => request.ip,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const who = whose(request);
    if (who === undefined || (await countAttempt(store.db, `${kind} ${who}`, new Date())) <= most) return;
    reply.header('retry-after', A_MINUTE);
    throw new HttpError(429, 'Zu viele Anfragen. Bitte versuche es in einer Minute noch einmal.');
  };
}
