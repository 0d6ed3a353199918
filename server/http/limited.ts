import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store';
import { HttpError } from './errors';
import { visitorOf } from './proxied';

/**
 * Refuses with 429 a visitor who does something more than `most` times a minute. All processes on one database count
 * together (`everywhere`); each for itself (`here`) what is asked so often that counting would cost more than the answer.
 * @throws HttpError 429 with Retry-After
 */
export function limited(
  { attempts }: Store,
  kind: string,
  most: number,
  counted: 'everywhere' | 'here' = 'everywhere',
) {
  return async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const waitMs = await attempts[counted](`${kind} ${visitorOf(ip)}`, most);
    if (waitMs === 0) return;
    reply.header('retry-after', Math.ceil(waitMs / 1_000));
    throw new HttpError(429, 'Zu viele Anfragen. Bitte versuche es in einer Minute noch einmal.');
  };
}
