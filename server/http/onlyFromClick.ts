import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors';
import { isSameHost } from './proxied';

/**
 * Guards calls that change something: a script of an allowed site may make them,
 * but no address bar, link, image, frame, prefetch or foreign site.
 * @throws HttpError 403
 */
export function onlyFromClick(allowedOrigins: readonly string[]) {
  return (request: FastifyRequest): Promise<void> => {
    const { headers } = request;
    const purpose = `${text(headers['sec-purpose'])} ${text(headers['purpose'])} ${text(headers['x-moz'])}`;
    const mode = text(headers['sec-fetch-mode']);
    const destination = text(headers['sec-fetch-dest']);
    const byScript =
      (mode === '' || mode === 'cors' || mode === 'same-origin') && (destination === '' || destination === 'empty');
    // A browser that says nothing of itself but wants a page follows a link, as a scanner of mails does.
    const wantsPage = text(headers.accept).includes('text/html');
    if (
      wantsPage ||
      /prefetch|prerender|preview/i.test(purpose) ||
      !byScript ||
      !isAllowed(headers.origin, request.host, allowedOrigins)
    ) {
      return Promise.reject(new HttpError(403, 'Diese Antwort ist nur über die Schaltflächen der Seite möglich.'));
    }
    return Promise.resolve();
  };
}

function isAllowed(origin: string | undefined, host: string, allowedOrigins: readonly string[]): boolean {
  return origin === undefined || allowedOrigins.includes(origin) || isSameHost(origin, host);
}

function text(header: string | string[] | undefined): string {
  return [header ?? ''].flat().join(',').toLowerCase();
}
