import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CachedResponse } from '../../cache/response';
import { FETCHED_PATH, typeOfFetched } from '../../domain/fetchedPicture';
import { HttpError } from '../../http/errors';
import type { FastPath } from '../../http/fastPath';
import { sendForEver } from '../../http/route';

/** Who draws pictures by their address; the demo does. Equal addresses give equal pictures, for ever. */
export interface Pictures {
  /** The SVG at a path under `/bilder/`; null if there is none. */
  render: (path: string) => string | null;
  /** The inside of a crest's SVG, 100 by 100, for a larger picture in which its id is unique; undefined for any other address. */
  crest: (path: string, id: string) => string | undefined;
}

const MOST_KEPT = 2_000;

/** Drawn pictures. */
export function pictureRoutes(app: FastifyInstance, fastPath: FastPath, { render }: Pictures): void {
  const kept = new LRUCache<string, CachedResponse>({ max: MOST_KEPT });

  app.get('/bilder/*', async (request, reply) => {
    const path = new URL(request.url, 'http://server').pathname;
    const picture = kept.get(path) ?? draw(path);
    kept.set(path, picture);
    return sendForEver(fastPath, request, reply, picture);
  });

  function draw(path: string): CachedResponse {
    const svg = render(path);
    if (svg === null) throw new HttpError(404, 'Not Found');
    return new CachedResponse(svg, 'image/svg+xml; charset=utf-8');
  }
}

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
