import type { FastifyInstance } from 'fastify';
import type { Built } from '../answers/cache';
import { findLeague } from '../db/queries/leagues';
import { answerRoute } from '../http/answerRoute';
import type { AnswerContext } from '../http/answerRoute';
import { found } from '../domain/refusal';
import type { Format, MatchFacts, TableFacts } from '../sharing/facts';
import { Painter } from '../sharing/painter';
import type { Pictures } from './pictures';
import { factsOfMatch, factsOfTable } from './sharedFacts';

/** The fonts take half a second of a processor. */
const WARM_AFTER_MS = 2_000;
const UPRIGHT = { name: 'format', value: 'hoch' };

/** Pictures of matches and tables to share, drawn in a thread of their own (docs/behaviour.md 15). */
export function sharedPictureRoutes(context: AnswerContext, pictures: Pictures | undefined): void {
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
