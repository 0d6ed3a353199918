import type { Built } from '../../cache/cache';
import { isAboutData } from '../../db/retry';
import { isUnstorable } from '../../domain/text';
import { rateLimit, sendAnswer } from '../../http/route';
import type { RouteContext } from '../context';
import { findClubs, findPlayers } from './queries';
import { clubItem, playerItem } from './wire';

const MOST = 20;
/** When there are many clubs and many players, each kind gets this many of the results. */
const SHARE = MOST / 2;
const FEWEST_LETTERS = 2;
/** As many as the database reads. */
const MOST_LETTERS = 200;
const KEPT_MS = 10_000;

/** Finds players and clubs of all leagues by name (docs/api.md 10); what cannot be a name finds nothing. */
export function searchRoutes({ app, store, limits }: RouteContext): void {
  const { db, answers } = store;
  const options = { preHandler: rateLimit(store, 'search', limits.search, 'here') };
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/suche', options, async (request, reply) => {
    const { q } = request.query;
    const typed = typeof q === 'string' && !isUnstorable(q) ? folded(q) : '';
    return sendAnswer(request, reply, await answers.read(`/suche\n${typed}`, () => build(typed)));
  });

  async function build(typed: string): Promise<Built> {
    const items = [...typed].length < FEWEST_LETTERS ? [] : await find(typed);
    return { body: { items }, tags: [], brieflyMs: KEPT_MS };
  }

  async function find(typed: string): Promise<object[]> {
    try {
      const clubs = (await findClubs(db, typed, MOST)).map(clubItem);
      const players = (await findPlayers(db, typed, MOST)).map(playerItem);
      const room = Math.max(SHARE, MOST - players.length);
      return [...clubs.slice(0, room), ...players].slice(0, MOST);
    } catch (error) {
      if (isAboutData(error)) return [];
      throw error;
    }
  }
}

/** What the database folds anyway, so that every way to write the same is one search: case, accents, blanks. */
function folded(typed: string): string {
  const plain = typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-Z]/g, (one) => one.toLowerCase());
  return [...plain.trim().replace(/\s+/g, ' ')].slice(0, MOST_LETTERS).join('');
}
