import { Answer } from '../answers/answer';
import { findClubs, findPlayers } from '../db/queries/search';
import { isUnstorable } from '../domain/plainText';
import { sendAnswer } from '../http/sendAnswer';
import { clubItem, playerItem } from '../wire/searchItem';
import type { RouteContext } from './context';

const MOST = 20;
/** When there are many clubs and many players, each kind gets this many of the results. */
const SHARE = MOST / 2;
const FEWEST_LETTERS = 2;

/** Finds players and clubs of all leagues by name (docs/api.md 10); what cannot be a name finds nothing. */
export function searchRoutes({ app, store: { db } }: RouteContext): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/suche', async (request, reply) => {
    const { q } = request.query;
    const typed = typeof q === 'string' && !isUnstorable(q) ? q.trim() : '';
    const items = [...typed].length < FEWEST_LETTERS ? [] : await find(typed);
    return sendAnswer(request, reply, new Answer(JSON.stringify({ items })));
  });

  async function find(typed: string): Promise<object[]> {
    const clubs = (await findClubs(db, typed, MOST)).map(clubItem);
    const players = (await findPlayers(db, typed, MOST)).map(playerItem);
    const room = Math.max(SHARE, MOST - players.length);
    return [...clubs.slice(0, room), ...players].slice(0, MOST);
  }
}
