import type { FastifyInstance } from 'fastify';
import type { Built } from '../../cache/cache';
import { found } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { Offer } from '../../http/headers';
import type { PublicOrigin } from '../../http/request';
import { answerRoute, HTML, isUnknown, sendAnswer } from '../../http/route';
import type { AnswerContext, Params } from '../../http/route';
import type { Format, MatchFacts, TableFacts } from '../../sharing/facts';
import { previewPage, unknownPage } from '../../sharing/page';
import { Painter } from '../../sharing/painter';
import { calendarRoutes } from '../calendar/routes';
import { oembedAddress } from '../embed/oembed';
import { embedRoutes } from '../embed/routes';
import { isEmbedded } from '../embed/settings';
import { findLeague } from '../leagues/queries';
import type { Pictures } from '../site/pictures';
import { factsOfMatch, factsOfTable } from './facts';
import { previewsOf } from './previews';

/** Small pages for messengers, which lead a visitor on to the site (docs/behaviour.md 15). @param site where that is */
function sharedPageRoutes(
  { app, store, fastPath }: AnswerContext,
  site: string,
  publicOrigin: PublicOrigin,
  canEmbed: boolean,
): void {
  for (const [kind, find] of Object.entries(previewsOf(store))) {
    const config = { namesOrigin: true };
    app.get<{ Params: Params }>(`/teilen/${kind}/:id`, { config }, async (request, reply) => {
      const { id = '' } = request.params;
      const origin = publicOrigin(request.headers.host);
      const build = async (): Promise<Built> => {
        const { path, tags, ...preview } = await find(request.params, origin);
        const address = `${origin}/teilen/${kind}/${path}`;
        const oembed = canEmbed && isEmbedded(kind) ? oembedAddress(origin, address) : undefined;
        return { content: previewPage({ ...preview, site, oembed }, address), type: HTML, tags };
      };
      const key = ['/teilen', kind, origin, isUuid(id) ? id.toUpperCase() : id].join('\n');
      try {
        const answer = await store.answers.read(key, build);
        fastPath.remember(request, key);
        return await sendAnswer(request, reply, answer);
      } catch (error) {
        if (!isUnknown(error)) throw error;
        return reply.code(404).header('cache-control', 'no-store').type(HTML).send(unknownPage(site));
      }
    });
  }
}

/** The fonts take half a second of a processor. */
const WARM_AFTER_MS = 2_000;
const UPRIGHT = { name: 'format', value: 'hoch' };

/** Pictures of matches and tables to share, drawn in a thread of their own (docs/behaviour.md 15). */
function sharedPictureRoutes(context: AnswerContext, pictures: Pictures | undefined): Painter {
  const { db } = context.store;
  const painter = new Painter();
  drawWhileListening(context.app, painter);

  const picture = async (
    motif: { match: MatchFacts } | { table: TableFacts },
    upright: boolean,
    tags: readonly string[],
  ): Promise<Built> => {
    const format: Format = upright ? 'hoch' : 'quer';
    return { content: await painter.paint({ ...motif, format }), type: 'image/png', tags };
  };

  answerRoute(
    context,
    '/bilder/teilen/match/:id.png',
    async (params, upright) => {
      const { facts, tags } = await factsOfMatch(context.store, params, pictures);
      return picture({ match: facts }, upright, tags);
    },
    UPRIGHT,
  );

  answerRoute(
    context,
    '/bilder/teilen/tabelle/:league.png',
    async ({ league: reference = '' }, upright) => {
      const league = found(await findLeague(db, reference), 'Not Found');
      const { facts, tags } = await factsOfTable(db, league, pictures);
      return picture({ table: facts }, upright, tags);
    },
    UPRIGHT,
  );
  return painter;
}

/** Gets ready soon after the server listens, once its first visitors have their answers, and stops with it. */
function drawWhileListening(app: FastifyInstance, painter: Painter): void {
  let soon: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    soon = setTimeout(() => {
      painter.warm().catch((error: unknown) => app.log.error(error));
    }, WARM_AFTER_MS);
    done();
  });
  app.addHook('onClose', () => {
    clearTimeout(soon);
    return painter.close();
  });
}

/**
 * Calendar feeds, embeds and the pages and pictures for sharing, as far as they are offered. @param site where the site is
 * @returns who draws the pictures
 */
export function shareAndCalendarRoutes(
  context: AnswerContext,
  offered: ReadonlySet<Offer>,
  site: string,
  publicOrigin: PublicOrigin,
  pictures?: Pictures,
): Painter | undefined {
  if (offered.has('calendar')) calendarRoutes(context, site, publicOrigin);
  if (offered.has('embed')) embedRoutes(context, site, publicOrigin);
  if (!offered.has('share')) return undefined;
  sharedPageRoutes(context, site, publicOrigin, offered.has('embed'));
  return sharedPictureRoutes(context, pictures);
}
