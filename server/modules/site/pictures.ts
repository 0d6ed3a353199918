import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Built } from '../../cache/cache';
import { FETCHED_PATH, typeOfFetched } from '../../domain/fetchedPicture';
import { HttpError } from '../../http/errors';
import { FOR_EVER } from '../../http/headers';
import { sendForEver } from '../../http/route';
import type { AnswerContext } from '../../http/route';

/** Who draws pictures by their address; the demo does. Equal addresses give equal pictures, for ever. */
export interface Pictures {
  /** The SVG at a path under `/bilder/`; null if there is none. */
  render: (path: string) => string | null;
  /** The inside of a crest's SVG, 100 by 100, for a larger picture in which its id is unique; undefined for any other address. */
  crest: (path: string, id: string) => string | undefined;
}

const KEPT_MS = 3_600_000;

/** Drawn pictures. */
export function pictureRoutes({ app, store, fastPath }: AnswerContext, { render }: Pictures): void {
  app.get('/bilder/*', async (request, reply) => {
    const path = new URL(request.url, 'http://server').pathname;
    const picture = await store.answers.read(`/bilder/*\n${path}`, () => Promise.resolve(draw(path)));
    return sendForEver(fastPath, request, reply, picture);
  });

  function draw(path: string): Built {
    const content = render(path);
    if (content === null) throw new HttpError(404, 'Not Found');
    return { content, type: 'image/svg+xml; charset=utf-8', tags: [], brieflyMs: KEPT_MS };
  }
}

/** Pictures fetched from an existing API; their name changes with their content. */
export function fetchedPictureRoutes(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { name: string } }>(`${FETCHED_PATH}:name`, async ({ params: { name } }, reply) => {
    const type = typeOfFetched(name);
    const bytes = type === undefined ? undefined : await readFile(join(folder, name)).catch(() => undefined);
    if (type === undefined || bytes === undefined) throw new HttpError(404, 'Not Found');
    return reply.header('cache-control', FOR_EVER).type(type).send(bytes);
  });
}
