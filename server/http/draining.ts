import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { LiveStreams } from '../live/streams';
import type { HotDoor } from './hotDoor';

const LONGEST_LAST_CALL_MS = 2_000;
const LOOK_EVERY_MS = 50;

/**
 * Prepares a server for shutting down without cutting anybody off, and returns the function that does it: streams end;
 * answers close their connections (`connection: close`), until none is left or two seconds have passed; then idle
 * connections are closed and running requests awaited. Node does not count a connection as idle that never carried a
 * request: unless closed here, those that browsers opened ahead would delay the exit by a minute.
 */
export function drainable(app: FastifyInstance, door: HotDoor, live: LiveStreams): () => Promise<void> {
  let leaving = false;
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving) reply.header('connection', 'close');
    done();
  });
  return async () => {
    leaving = true;
    door.shut();
    live.end();
    const lastCall = Date.now() + LONGEST_LAST_CALL_MS;
    while (Date.now() < lastCall && open.size > 0) await pause(LOOK_EVERY_MS);
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    await app.close();
  };
}
