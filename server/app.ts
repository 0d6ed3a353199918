import { createServer, maxHeaderSize } from 'node:http';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { EXPOSED_HEADERS, apiUnder } from './api';
import type { AppOptions } from './appOptions';
import { drainable } from './http/draining';
import { answerErrors, answerUnknownPaths, sendError } from './http/errors';
import { OFFERS, offersHeader, protectiveHeaders, sendProtectiveHeaders } from './http/headers';
import { parseJson, publicOriginOf, readForwarded } from './http/request';
import { FastPath } from './http/fastPath';
import { LIVE_LIMITS, LiveStreams } from './live/streams';
import { fetchedPictureRoutes, pictureRoutes } from './modules/site/pictures';
import { siteRoutes } from './modules/site/site';
import { shareAndCalendarRoutes } from './modules/share/routes';
import { passwordsWaiting } from './modules/people/commands';
import type { Vitals } from './modules/vitals/routes';
import { createLog, logging, noteFastAnswer, noteRequests, noteStaleResponses } from './monitor/log';
import { Metrics } from './monitor/metrics';
import { monitorRoutes } from './monitor/routes';
import type { Monitor } from './monitor/routes';

const BODY_LIMIT = 64 * 1024;
/** A connection that is silent this long is closed; a live stream sends something every 25 seconds. */
const LONGEST_SILENCE_MS = 60_000;

/** A server that is ready to listen. */
export interface App {
  app: FastifyInstance;
  /** Its health and metrics, for the operators' own port. */
  monitor: Omit<Monitor, 'token'>;
  /** Shuts the server down without cutting off an answer. */
  drain: () => Promise<void>;
}

/** Puts the whole server together: calls under `/api/`, pictures under `/bilder/`, the site at the root. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { store, siteUrl: site = '/', trustProxy = () => false, longestSilenceMs = LONGEST_SILENCE_MS } = options;
  const headers = protectiveHeaders(options.connectSources ?? []);
  const offered = new Set(options.offers ?? OFFERS);
  if (options.push === undefined) offered.delete('push');
  const offers = offersHeader(offered);
  const live = new LiveStreams(options.liveLimits ?? LIVE_LIMITS);
  // After a write, in this order: our own answers, the shared cache, the visitors.
  if (options.purging !== undefined) store.listen(options.purging);
  (options.purging ?? store).listen(live);
  if (options.push !== undefined) (options.purging ?? store).listen(options.push.notifier);
  const publicOrigin = publicOriginOf(options.publicOrigins ?? []);
  const fastPath = new FastPath(store.answers, {
    headers,
    offers,
    trustProxy,
    publicOrigin,
    origins: options.corsOrigins ?? [],
    originHeaders: {
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
    },
    ageS: options.mirror?.ageS,
  });
  const metrics = new Metrics(() => ({
    answers: store.answers.figures,
    streams: live.size,
    connections: options.watched?.connections?.(),
    simulator: options.watched?.simulator ?? false,
    jobs: options.watched?.jobs,
    mails: options.watched?.mails,
    purges: options.purging?.figures,
    push: options.push?.notifier.figures,
    mirror: options.mirror?.state?.(),
    waiting: { passwords: passwordsWaiting(), pictures: painter?.waiting ?? 0 },
  }));
  const app = fastify({
    ...logging(options.log ?? createLog('silent')),
    serverFactory: (handler, serverOptions) => {
      const server = createServer(serverOptions, (request, response) => {
        const answered = fastPath.answered(request, response);
        if (answered === undefined) handler(request, response);
        else noteFastAnswer(app, metrics, answered, response.statusCode);
      });
      // The framework does this only for servers it creates itself.
      return server.setTimeout(longestSilenceMs);
    },
    bodyLimit: BODY_LIMIT,
    trustProxy,
    requestTimeout: 20_000,
    // Longer than a proxy's own time-out, so that it is the proxy that closes the connection.
    keepAliveTimeout: longestSilenceMs * 1.2,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // As long as an address can be at all: an id that is too long to be one is answered as any other unknown one.
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: maxHeaderSize },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  if (options.maxConnections !== undefined) app.server.maxConnections = options.maxConnections;
  const drain = drainable(app, fastPath, live);
  let draining = false;
  const monitor = {
    metrics,
    health: {
      askDatabase: async () => store.db.execute(sql`select 1`),
      subscribed: () => store.answers.figures.subscribed,
      draining: () => draining,
      mirror: () => options.mirror?.state?.(),
    },
  };
  readForwarded(app);
  noteRequests(app, metrics);
  noteStaleResponses(app, store.answers, metrics);
  if (options.monitorElsewhere !== true) monitorRoutes(app, { ...monitor, token: options.monitorToken });
  app.addHook('preClose', () => Promise.resolve(live.end()));
  sendProtectiveHeaders(app, headers);
  answerErrors(app);
  answerUnknownPaths(app, site);
  parseJson(app);
  if (options.pictures !== undefined) pictureRoutes({ app, store, fastPath }, options.pictures);
  const painter = shareAndCalendarRoutes({ app, store, fastPath }, offered, site, publicOrigin, options.pictures);
  if (options.fetchedPictures !== undefined) fetchedPictureRoutes(app, options.fetchedPictures);
  if (options.siteDir !== undefined) await siteRoutes(app, fastPath, options.siteDir, options.connectSources ?? []);
  const measured = ({ route, device, metrics: figures }: Vitals) => metrics.measured(route, device, figures);
  await apiUnder(app, { ...options, store, fastPath, live, offered, measured });
  return {
    app,
    monitor,
    drain: () => {
      draining = true;
      return drain();
    },
  };
}
