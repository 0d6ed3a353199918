import { readBasicAuth } from '../domain/basicAuth';
import { limited } from '../http/limited';
import { signedIn } from '../wire/user';
import { signIn } from '../writers/login';
import type { RouteContext } from './context';

/** Sign-in by Basic auth; limited by visitor only: by account, anybody could lock somebody else's. */
export function loginRoutes({ app, store, limits, guard }: RouteContext): void {
  const options = { preHandler: [guard, limited(store, 'login', limits.login)] };
  app.post('/users/login', options, async (request, reply) => {
    const { token, user } = await signIn(store, readBasicAuth(request.headers.authorization));
    reply.header('cache-control', 'no-store');
    return signedIn(token, user);
  });
}
