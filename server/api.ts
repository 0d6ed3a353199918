import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './appOptions';
import { answerUnknownCalls } from './http/errors';
import type { FastPath } from './http/fastPath';
import { OFFERS_HEADER, offersHeader, sendApiHeaders, sendOffers } from './http/headers';
import type { Offer } from './http/headers';
import { fetchMetadataGuard } from './http/request';
import type { LiveStreams } from './live/streams';
import type { RouteContext } from './modules/context';
import { clubRoutes } from './modules/clubs/routes';
import { homeRoutes, leagueRoutes, tableRoutes } from './modules/leagues/routes';
import { listRoutes, playerRoutes } from './modules/players/routes';
import { liveRoutes } from './live/routes';
import { loginRoutes, registrationRoutes } from './modules/people/routes';
import { matchRoutes } from './modules/matches/routes';
import { newsRoutes } from './modules/news/routes';
import { postponementRoutes, transferListRoute, transferRoutes } from './modules/requests/routes';
import { pushRoutes } from './modules/push/routes';
import { searchRoutes } from './modules/search/routes';
import { vitalsRoute } from './modules/vitals/routes';
import type { Vitals } from './modules/vitals/routes';
import { proxyRoutes } from './proxy/routes';
import { forwardTo } from './proxy/proxy';

const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Origin',
  'X-Requested-With',
  'User-Agent',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
];

/** Response headers that scripts of other sites may read, besides the safelisted ones. */
export const EXPOSED_HEADERS: readonly string[] = [OFFERS_HEADER, 'Age'];

type ApiOptions = Pick<AppOptions, 'store' | 'corsOrigins' | 'limits' | 'mirror' | 'push'> & {
  fastPath: FastPath;
  live: LiveStreams;
  offered: ReadonlySet<Offer>;
  /** Receives what a visitor's browser measured. */
  measured: (vitals: Vitals) => void;
};

/** Serves the calls of the contract, and what we offer beyond them, under `/api/`. */
export async function apiUnder(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { store, fastPath, live, offered, limits, mirror, push, corsOrigins = [] } = options;
  await app.register(
    async (api) => {
      sendApiHeaders(api);
      sendOffers(api, offersHeader(offered));
      if (corsOrigins.length > 0) {
        await api.register(cors, {
          origin: [...corsOrigins],
          credentials: true,
          methods: ['GET', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'PATCH'],
          allowedHeaders: ALLOWED_HEADERS,
          exposedHeaders: [...EXPOSED_HEADERS],
          maxAge: 600,
        });
      }
      if (mirror !== undefined) sendAge(api, mirror.ageS);
      answerUnknownCalls(api);
      const context = { app: api, store, fastPath, limits, guard: fetchMetadataGuard(corsOrigins) };
      readingRoutes(context);
      if (mirror === undefined) changingRoutes(context);
      else proxyRoutes(context, forwardTo(mirror.base, store.db));
      if (offered.has('live')) liveRoutes(context, live);
      if (offered.has('search')) searchRoutes(context);
      if (offered.has('vitals')) vitalsRoute(context, options.measured);
      if (push !== undefined && offered.has('push')) pushRoutes(context, push);
    },
    { prefix: '/api' },
  );
}

/** While the mirrored API does not answer, every answer carries its `Age`. */
function sendAge(api: FastifyInstance, ageS: () => number | undefined): void {
  api.addHook('onRequest', (_request, reply, done) => {
    const age = ageS();
    if (age !== undefined) reply.header('age', String(age));
    done();
  });
}

function readingRoutes(context: RouteContext): void {
  leagueRoutes(context);
  homeRoutes(context);
  clubRoutes(context);
  tableRoutes(context);
  matchRoutes(context);
  playerRoutes(context);
  listRoutes(context);
  newsRoutes(context);
  transferListRoute(context);
}

function changingRoutes(context: RouteContext): void {
  transferRoutes(context);
  postponementRoutes(context);
  registrationRoutes(context);
  loginRoutes(context);
}
