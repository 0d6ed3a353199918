import type { FastifyRequest } from 'fastify';
import { readBasicAuth } from '../domain/basicAuth';
import { limited } from '../http/limited';
import { signedIn } from '../wire/user';
import { signIn } from '../writers/login';
import type { RouteContext } from './context';

/** Sign-in by Basic auth; limited by address and, so that many addresses do not help, by account. */
export function loginRoutes({ app, store, limits, guard }: RouteContext): void {
  const account = ({ headers }: FastifyRequest) => readBasicAuth(headers.authorization)?.email;
  const options = {
    preHandler: [guard, limited(store, 'login', limits.login), limited(store, 'account', limits.login, account)],
  };
  app.post('/users/login', options, async (request, reply) => {
    const { token, user } = await signIn(store, readBasicAuth(request.headers.authorization));
    reply.header('cache-control', 'no-store');
    return signedIn(token, user);
  });
}
