import type { Built } from '../../cache/cache';
import { CachedResponse } from '../../cache/response';
import { viennaWallClock } from '../../domain/clock';
import { isUuid } from '../../domain/text';
import type { PublicOrigin } from '../../http/request';
import { HTML, isUnknown, sendAnswer } from '../../http/route';
import type { AnswerContext, Params } from '../../http/route';
import { factsOfEmbed } from './facts';
import { oembedRoute } from './oembed';
import { EMBED_HEADERS, embedPage, unknownEmbed } from './page';
import { FRAME_SCRIPT, FRAME_SCRIPT_PATH, KINDS, readEmbedSettings, settingsKey } from './settings';

type Query = Readonly<Record<string, unknown>>;

/** How long a page is kept whose query names what there is not: anybody can invent more of them. */
const GUESSED_MS = 10_000;

/** Pages for frames of other sites, the script that these name, and oEmbed (docs/api.md 10). @param site where the site is */
export function embedRoutes(context: AnswerContext, site: string, publicOrigin: PublicOrigin): void {
  const { app, store, fastPath } = context;
  for (const kind of KINDS) {
    const config = { namesOrigin: true };
    app.get<{ Params: Params; Querystring: Query }>(`/einbetten/${kind}/:id`, { config }, async (request, reply) => {
      const { id = '' } = request.params;
      const origin = publicOrigin(request.headers.host);
      const settings = readEmbedSettings(request.query);
      const places = { origin, site: new URL(site, origin).href };
      const build = async (): Promise<Built> => {
        const { facts, tags, isGuessed } = await factsOfEmbed(store, kind, request.params, settings);
        const content = embedPage(facts, settings, places, viennaWallClock(store.now()));
        return { content, type: HTML, tags, ...(isGuessed && { brieflyMs: GUESSED_MS }) };
      };
      const key = ['/einbetten', kind, origin, isUuid(id) ? id.toUpperCase() : id, settingsKey(settings)].join('\n');
      reply.headers(EMBED_HEADERS);
      try {
        const answer = await store.answers.read(key, build);
        fastPath.remember(request, key, EMBED_HEADERS);
        return await sendAnswer(request, reply, answer);
      } catch (error) {
        if (!isUnknown(error)) throw error;
        return reply.code(404).header('cache-control', 'no-store').type(HTML).send(unknownEmbed(places.site));
      }
    });
  }

  const script = new CachedResponse(FRAME_SCRIPT, 'text/javascript; charset=utf-8');
  app.get(FRAME_SCRIPT_PATH, (request, reply) => sendAnswer(request, reply, script));
  oembedRoute(context, site, publicOrigin);
}
