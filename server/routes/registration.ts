import { readRegistration } from '../domain/registration';
import type { Registration } from '../domain/registration';
import { FieldProblem } from '../domain/registrationFields';
import { HttpError } from '../http/errors';
import { limited } from '../http/limited';
import { register } from '../writers/registrations';
import type { RouteContext } from './context';

/** Registration of a new team. */
export function registrationRoutes({ app, store, limits, guard }: RouteContext): void {
  const options = { preHandler: [guard, limited(store, 'registration', limits.registration)] };
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
