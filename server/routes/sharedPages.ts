import type { Built } from '../answers/cache';
import { isUuid } from '../domain/ids';
import type { AnswerContext, Params } from '../http/answerRoute';
import { Refusal } from '../domain/refusal';
import { HttpError } from '../http/errors';
import { sendAnswer } from '../http/sendAnswer';
import type { PublicOrigin } from '../http/proxied';
import { previewPage, unknownPage } from '../sharing/page';
import { previewsOf } from './previews';

const HTML = 'text/html; charset=utf-8';

/** Small pages for messengers, which lead a visitor on to the site (docs/behaviour.md 15). @param site where that is */
export function sharedPageRoutes({ app, store, door }: AnswerContext, site: string, publicOrigin: PublicOrigin): void {
  for (const [kind, find] of Object.entries(previewsOf(store))) {
    const config = { namesOrigin: true };
    app.get<{ Params: Params }>(`/teilen/${kind}/:id`, { config }, async (request, reply) => {
      const { id = '' } = request.params;
      const origin = publicOrigin(request.headers.host);
      const build = async (): Promise<Built> => {
        const { path, tags, ...preview } = await find(request.params, origin);
        return { content: previewPage({ ...preview, site }, `${origin}/teilen/${kind}/${path}`), type: HTML, tags };
      };
      const key = ['/teilen', kind, origin, isUuid(id) ? id.toUpperCase() : id].join('\n');
      try {
        const answer = await store.answers.read(key, build);
        door.remember(request, key);
        return await sendAnswer(request, reply, answer);
      } catch (error) {
        if (!isUnknown(error)) throw error;
        return reply.code(404).header('cache-control', 'no-store').type(HTML).send(unknownPage(site));
      }
    });
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof Refusal ? error.kind === 'unknown' : error instanceof HttpError && error.statusCode === 404;
}
