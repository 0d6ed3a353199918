import type { FastifyInstance } from 'fastify';

/** Reads JSON bodies; an empty one is allowed, because some calls send the content type without a body. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
