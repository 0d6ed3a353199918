import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './errors';

const FAIR_ID = /^[\w-]{8,64}$/;

/** The id under which a proxy passed the request on, if it is well-formed, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && FAIR_ID.test(given) ? given : randomUUID();
}

/** An address as proxies write it, some with the port it came from: `192.0.2.1:50001`, `[2001:db8::1]:50001`. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d+)?$/;
/** An IPv4 address as a socket of both kinds spells it. */
const MAPPED = /^::ffff:(?=[\d.]+$)/;

/** Whether a connection's address belongs to a proxy whose headers are trusted. */
export type IsTrusted = (address: string) => boolean;

/** The public origin that links name, by the `Host` of a request. */
export type PublicOrigin = (host: string | undefined) => string;

/** The one of our public origins that has the host of a request; the first for every other host. */
export function publicOriginOf(origins: readonly string[]): PublicOrigin {
  const [first = 'http://localhost', ...others] = origins;
  if (others.length === 0) return () => first;
  return (host = '') => origins.find((origin) => isSameHost(origin, host)) ?? first;
}

/**
 * Whether a page of this origin was found at this host. Proxies differ in case, a dot at the end and the default port,
 * which behind TLS may be that of the plain protocol.
 */
function isSameHost(origin: string, host: string): boolean {
  const address = `http://${host}`;
  if (!URL.canParse(origin) || !URL.canParse(address)) return false;
  return withoutDefaultPort(new URL(origin)) === withoutDefaultPort(new URL(address));
}

function withoutDefaultPort({ hostname, port }: URL): string {
  return port === '80' || port === '443' || port === '' ? withoutDot(hostname) : `${withoutDot(hostname)}:${port}`;
}

function withoutDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}

/**
 * Reads the addresses in `X-Forwarded-For` without their ports, so that a visitor stays one over all connections, and no
 * `X-Forwarded-Host`: a proxy that passes a visitor's own one on would let him choose the host.
 */
export function readForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    delete headers['x-forwarded-host'];
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined) headers['x-forwarded-for'] = [forwarded].flat().join().split(',').map(bare).join();
    done();
  });
}

function bare(address: string): string {
  const text = address.trim().toLowerCase();
  const [, six, four] = WITH_PORT.exec(text) ?? [];
  return (six ?? four ?? text).replace(MAPPED, '');
}

/** The visitor's address; an IPv4 address in its own spelling. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return ip.replace(MAPPED, '');
}

/** Whom limits count as one: an IPv4 address, or the /64 network of an IPv6 address, all of which one household has. */
export function visitorOf(address: string): string {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [start, end ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...(first ?? []), ...Array<string>(8).fill('0')];
  const gap = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  groups.splice((first?.length ?? 0) + gap, 8, ...(last ?? []));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Reads JSON bodies; an empty one is allowed, because some calls send the content type without a body. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/**
 * Guards calls that change something: a script of an allowed site may make them,
 * but no address bar, link, image, frame, prefetch or foreign site.
 * @throws HttpError 403
 */
export function fetchMetadataGuard(allowedOrigins: readonly string[]) {
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
