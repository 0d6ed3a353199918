import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { LiveStreams } from '../live/streams';
import type { HotDoor } from './hotDoor';

const LONGEST_LAST_CALL_MS = 2_000;
const LOOK_EVERY_MS = 50;

/**
 * Prepares a server for leaving without cutting anybody off, and gives the function that does it:
 * streams end; answers first ask their connections to end, until none is left or two seconds have passed;
 * then idle connections are closed and running answers awaited.
 */
export function drainable(app: FastifyInstance, door: HotDoor, live: LiveStreams): () => Promise<void> {
  let leaving = false;
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving) reply.header('connection', 'close');
    done();
  });
  return async () => {
    leaving = true;
    door.shut();
    live.end();
    const connections = promisify<number>((callback) => app.server.getConnections(callback));
    const lastCall = Date.now() + LONGEST_LAST_CALL_MS;
    while (Date.now() < lastCall && (await connections()) > 0) await pause(LOOK_EVERY_MS);
    await app.close();
  };
}
