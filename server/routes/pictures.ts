import type { FastifyInstance } from 'fastify';
import { Answer } from '../answers/answer';
import { HttpError } from '../http/errors';
import type { HotDoor } from '../http/hotDoor';
import { sendForEver } from '../http/sendAnswer';
import { renderPicture } from '../demo/pictures/render';

const MOST_KEPT = 2_000;

/** Generated pictures; a path always gives the same picture. */
export function pictureRoutes(app: FastifyInstance, door: HotDoor): void {
  const kept = new Map<string, Answer>();

  app.get('/bilder/*', async (request, reply) => {
    const path = new URL(request.url, 'http://server').pathname;
    const picture = kept.get(path) ?? draw(path);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(path, picture);
    return sendForEver(door, request, reply, picture);
  });
}

function draw(path: string): Answer {
  const picture = renderPicture(path);
  if (picture === null) throw new HttpError(404, 'Not Found');
  return new Answer(picture.svg, 'image/svg+xml; charset=utf-8');
}
