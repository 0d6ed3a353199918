import type { FastifyInstance } from 'fastify';
import { Answer } from '../answers/answer';
import { HttpError } from '../http/errors';
import { sendAnswer } from '../http/sendAnswer';
import { renderPicture } from '../pictures/render';

const FOR_EVER = 'public, max-age=31536000, immutable';
const MOST_KEPT = 2_000;

/** Generated pictures; a path always gives the same picture. */
export function pictureRoutes(app: FastifyInstance): void {
  const kept = new Map<string, Answer>();

  app.get('/bilder/*', async (request, reply) => {
    const path = new URL(request.url, 'http://server').pathname;
    const picture = kept.get(path) ?? draw(path);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(path, picture);
    return sendAnswer(request, reply, picture, FOR_EVER);
  });
}

function draw(path: string): Answer {
  const picture = renderPicture(path);
  if (picture === null) throw new HttpError(404, 'Not Found');
  return new Answer(picture.svg, 'image/svg+xml; charset=utf-8');
}
