import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { LiveStreams } from '../live/streams';
import type { FastPath } from './fastPath';

const LONGEST_LAST_CALL_MS = 2_000;
/** For answers under way after that; the database must still be closed in order. */
const LONGEST_ANSWER_MS = 1_500;
const LOOK_EVERY_MS = 50;

/**
 * Prepares a server for shutting down without cutting anybody off, and returns the function that does it: streams end;
 * answers close their connections (`connection: close`), until none is left or two seconds have passed; then every
 * connection is cut that waits for no answer: Node does not count one as idle that carried no request yet, or half of one.
 * Running requests are awaited for a moment more.
 */
export function drainable(app: FastifyInstance, fastPath: FastPath, live: LiveStreams): () => Promise<void> {
  let leaving = false;
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const asked = new Map<Socket, IncomingMessage>();
  app.server.on('request', (request, response) => {
    const { socket } = request;
    asked.set(socket, request);
    response.once('close', () => {
      if (asked.get(socket) === request) asked.delete(socket);
    });
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving) reply.header('connection', 'close');
    done();
  });
  return async () => {
    leaving = true;
    fastPath.shut();
    live.end();
    const lastCall = Date.now() + LONGEST_LAST_CALL_MS;
    while (Date.now() < lastCall && open.size > 0) await pause(LOOK_EVERY_MS);
    for (const socket of open) if (asked.get(socket)?.complete !== true) socket.destroy();
    const enough = setTimeout(() => app.server.closeAllConnections(), LONGEST_ANSWER_MS);
    await app.close();
    clearTimeout(enough);
  };
}
