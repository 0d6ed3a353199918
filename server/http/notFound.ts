import type { FastifyInstance } from 'fastify';
import { errorBody } from './errors';

/** Answers unknown paths: a browser that was sent to an address without `#` is led to the start page. */
export function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') === true && request.url !== '/') {
      return reply.redirect('/');
    }
    return reply.code(404).header('cache-control', 'no-store').send(errorBody('Not Found'));
  });
}
