import { readBasicAuth } from '../domain/basicAuth';
import { signedIn } from '../wire/user';
import { signIn } from '../writers/login';
import type { RouteContext } from './context';

/** Sign-in by Basic auth. */
export function loginRoutes({ app, store, limits, guard }: RouteContext): void {
  const options = { config: { rateLimit: { max: limits.login } }, preHandler: guard };
  app.post('/users/login', options, async (request, reply) => {
    const { token, user } = await signIn(store, readBasicAuth(request.headers.authorization));
    reply.header('cache-control', 'no-store');
    return signedIn(token, user);
  });
}
