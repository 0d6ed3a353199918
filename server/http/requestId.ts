import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const FAIR_ID = /^[\w-]{8,64}$/;

/** The id under which a proxy passed the request on, if it is well-formed, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && FAIR_ID.test(given) ? given : randomUUID();
}
