import type { FastifyInstance } from 'fastify';

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
    'frame-src https://www.youtube-nocookie.com',
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
