import type { UserRow } from '../../db/rows';
import { readBasicAuth } from '../../domain/auth';
import { FieldProblem, readRegistration } from '../../domain/registration';
import type { Registration } from '../../domain/registration';
import { HttpError } from '../../http/errors';
import { rateLimit } from '../../http/route';
import type { RouteContext } from '../context';
import { omitEmpty } from '../omitEmpty';
import { register, signIn } from './commands';

/** The answer to a sign-in. */
function signedIn(token: string, user: UserRow) {
  return {
    token,
    user: omitEmpty({
      id: user.id,
      user_id: user.userId,
      email: user.email,
      tel: user.tel,
      verified: user.verified,
      type: user.type,
      first: user.first,
      last: user.last,
    }),
  };
}

/** Sign-in by Basic auth; limited by visitor only: by account, anybody could lock somebody else's. */
export function loginRoutes({ app, store, limits, guard }: RouteContext): void {
  const options = { preHandler: [guard, rateLimit(store, 'login', limits.login)] };
  app.post('/users/login', options, async (request, reply) => {
    const { token, user } = await signIn(store, readBasicAuth(request.headers.authorization));
    reply.header('cache-control', 'no-store');
    return signedIn(token, user);
  });
}

/** Registration of a new team. */
export function registrationRoutes({ app, store, limits, guard }: RouteContext): void {
  const options = { preHandler: [guard, rateLimit(store, 'registration', limits.registration)] };
  app.post('/registrations/register', options, async (request, reply) => {
    if (request.headers['content-type'] === undefined) throw new HttpError(415, 'Unsupported Media Type');
    await register(store, readOrRefuse(request.body));
    return reply.header('cache-control', 'no-store').send();
  });
}

function readOrRefuse(body: unknown): Registration {
  try {
    return readRegistration(body);
  } catch (error) {
    if (error instanceof FieldProblem) throw new HttpError(400, error.message, `${error.key}: ${error.message}`);
    throw error;
  }
}
