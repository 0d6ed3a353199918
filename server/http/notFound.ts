import type { FastifyInstance } from 'fastify';
import { errorBody } from './errors';

/** Answers unknown paths: a browser at an address without `#` is redirected to the start page. @param site where that is */
export function answerUnknownPaths(app: FastifyInstance, site: string): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') === true && request.url !== site) {
      return reply.redirect(site);
    }
    return reply.code(404).header('cache-control', 'no-store').send(errorBody('Not Found'));
  });
}
