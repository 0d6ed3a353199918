import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Where the visitor found this server, `https://kbo.example`; an invalid host header counts as localhost. */
export function siteOrigin(request: FastifyRequest): string {
  const origin = `${request.protocol}://${request.host}`;
  return HOST.test(request.host) && URL.canParse(origin) ? origin.toLowerCase() : 'http://localhost';
}
