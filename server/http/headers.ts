import type { FastifyInstance } from 'fastify';
import type { CachedResponse } from '../cache/response';

/** Asks browsers to come over TLS for a year. */
export const HSTS = 'max-age=31536000';

/** Hashes of the scripts and styles that stand in the site's page itself, as a content policy spells them. */
export interface Inlined {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The content security policy of the site; `connectSources` are further API hosts it may call. */
export function contentSecurityPolicy(connectSources: readonly string[], inlined?: Inlined): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(inlined?.scripts ?? [])].join(' '),
    ["style-src 'self'", ...(inlined?.styles ?? [])].join(' '),
    "font-src 'self'",
    "img-src 'self' https: data:",
    ["connect-src 'self'", ...connectSources].join(' '),
    // Our own is the preview of an embed.
    ["frame-src 'self' https://www.youtube-nocookie.com", ...connectSources].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** What protects the API's answers: data, of which no page is made. */
export const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** The protective headers of every answer but the API's. */
export function protectiveHeaders(connectSources: readonly string[]): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(connectSources),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Sends the protective headers with every answer, HSTS only when the visitor came over TLS. */
export function sendProtectiveHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    done();
  });
}

/** Sends those of the API in their place. */
export function sendApiHeaders(api: FastifyInstance): void {
  const ofPages = Object.keys(protectiveHeaders([]));
  api.addHook('onRequest', (_request, reply, done) => {
    for (const name of ofPages) reply.removeHeader(name);
    reply.headers(API_HEADERS);
    done();
  });
}

/** For answers that may change at any moment: browsers cache them but revalidate each time. */
const ASK_EACH_TIME = 'public, no-cache';
/** For what never changes under its address. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** Shared caches may answer for some seconds, and longer while they revalidate or cannot (RFC 9213). */
const SHARED_CACHES = 'max-age=5, stale-while-revalidate=30, stale-if-error=3600';

/**
 * The headers every finished answer carries, with or without its body. Shared caches find its tags in `Surrogate-Key`;
 * `Age` marks an outdated one, served because no newer one can be built. @param vary what it depends on besides the encoding
 */
export function answerHeaders(answer: CachedResponse, cacheControl?: string, vary?: string): Record<string, string> {
  return {
    etag: answer.etag,
    'cache-control': cacheControl ?? ASK_EACH_TIME,
    ...(cacheControl === undefined ? { 'cdn-cache-control': SHARED_CACHES } : {}),
    ...(answer.tags.length === 0 ? {} : { 'surrogate-key': answer.tags.join(' ') }),
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
    ...(answer.age === undefined ? {} : { age: String(answer.age) }),
  };
}

/** What this server can do beyond the calls of the federation's existing API (docs/api.md 10). */
export type Offer = 'live' | 'share' | 'calendar' | 'search' | 'vitals' | 'push' | 'embed';

/** All offers, and which are on by default, in the order of the header. */
export const OFFERS: readonly Offer[] = ['live', 'share', 'calendar', 'search', 'vitals', 'push', 'embed'];

/** The header that lists for the site what it may request. */
export const OFFERS_HEADER = 'server-offers';

/** The header of every API answer; none when nothing is switched on. */
export function offersHeader(offers: ReadonlySet<Offer>): Readonly<Record<string, string>> {
  const on = OFFERS.filter((offer) => offers.has(offer));
  return on.length === 0 ? {} : { [OFFERS_HEADER]: on.join(', ') };
}

/** Sends the header with every answer of these routes. */
export function sendOffers(api: FastifyInstance, header: Readonly<Record<string, string>>): void {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.headers(header);
    done();
  });
}
