import type { FastifyInstance } from 'fastify';

/** What this server can do beyond the calls of the federation's existing API (docs/api.md 10). */
export type Offer = 'live' | 'share' | 'calendar' | 'search';

/** All offers, and which are on by default, in the order of the header. */
export const OFFERS: readonly Offer[] = ['live', 'share', 'calendar', 'search'];

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
