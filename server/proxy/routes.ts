import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors';
import { rateLimit, uuidParam } from '../http/route';
import type { Params } from '../http/route';
import type { RouteContext } from '../modules/context';
import type { ProxiedAnswer, ProxiedCall } from './proxy';

/** Calls that a mirror cannot answer itself: they concern people and requests that only the source knows. */
const CALLS = [
  { method: 'POST', path: 'users/login', kind: 'login' },
  { method: 'POST', path: 'registrations/register', kind: 'registration' },
  { method: 'GET', path: 'transfers/:id' },
  { method: 'GET', path: 'transfers/confirm/:id', kind: 'answers' },
  { method: 'GET', path: 'transfers/reject/:id', kind: 'answers' },
  { method: 'GET', path: 'postpone/:id/id' },
  { method: 'POST', path: 'postpone/:id/approve', kind: 'answers' },
  { method: 'POST', path: 'postpone/:id/deny', kind: 'answers' },
] as const;

const AWAY = 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.';
const COME_BACK_S = 10;

/** Forwards sign-in, registration, and requests and their answers to the source, and returns its answers unchanged. */
export function proxyRoutes(
  { app, store, limits, guard }: RouteContext,
  forward: (call: ProxiedCall) => Promise<ProxiedAnswer>,
): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    for (const call of CALLS) {
      const preHandler = 'kind' in call ? [guard, rateLimit(store, call.kind, limits[call.kind])] : [];
      scope.route<{ Params: Params; Body: string | undefined }>({
        method: call.method,
        url: `/${call.path}`,
        exposeHeadRoute: false,
        preHandler,
        handler: async (request, reply) => {
          const path = call.path.includes(':id')
            ? call.path.replace(':id', uuidParam(request.params, 'Not Found', 404))
            : call.path;
          return send(
            reply,
            await asked(request, { method: call.method, path, changes: 'kind' in call && call.kind !== 'login' }),
          );
        },
      });
    }
    done();
  });

  async function asked(
    { headers, body }: FastifyRequest<{ Params: Params; Body: string | undefined }>,
    call: Pick<ProxiedCall, 'method' | 'path' | 'changes'>,
  ): Promise<ProxiedAnswer> {
    const { authorization, 'content-type': contentType } = headers;
    return forward({ ...call, authorization, contentType, body }).catch(() => {
      throw new HttpError(503, AWAY, AWAY, COME_BACK_S);
    });
  }
}

function send(reply: FastifyReply, { status, headers, body }: ProxiedAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(body.length === 0 ? undefined : body);
}
