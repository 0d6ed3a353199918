import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FETCHED_PATH, typeOfFetched } from '../domain/fetchedPicture';
import { HttpError } from '../http/errors';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures fetched from an existing API; their name changes with their content. */
export function fetchedPictureRoutes(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { name: string } }>(`${FETCHED_PATH}:name`, async ({ params: { name } }, reply) => {
    const type = typeOfFetched(name);
    const bytes = type === undefined ? undefined : await readFile(join(folder, name)).catch(() => undefined);
    if (type === undefined || bytes === undefined) throw new HttpError(404, 'Not Found');
    return reply.header('cache-control', FOR_EVER).type(type).send(bytes);
  });
}
