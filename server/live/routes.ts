import { HttpError } from '../http/errors';
import { visitorOf } from '../http/request';
import type { RouteContext } from '../modules/context';
import type { LiveStreams } from './streams';

const COME_BACK_S = { 429: 60, 503: 10 };
const REASON = {
  429: 'Von dieser Adresse sind schon zu viele Live-Verbindungen offen.',
  503: 'Die Live-Verbindung ist gerade nicht möglich.',
};

/** The stream that says which matches changed (docs/api.md 10). */
export function liveRoutes({ app }: RouteContext, streams: LiveStreams): void {
  app.get('/live', { exposeHeadRoute: false }, (request, reply) => {
    const visitor = visitorOf(request.ip);
    const refusal = streams.refusal(visitor);
    if (refusal !== undefined) {
      reply.header('retry-after', COME_BACK_S[refusal]);
      throw new HttpError(refusal, REASON[refusal]);
    }
    reply.hijack();
    const headers = Object.entries(reply.getHeaders());
    for (const [name, value] of headers) if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    streams.open(reply.raw, visitor);
  });
}
