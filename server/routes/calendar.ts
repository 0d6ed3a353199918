import { tag } from '../answers/tags';
import type { Built } from '../answers/cache';
import { calendarOf } from '../calendar/calendar';
import { datedMatches } from '../db/queries/calendar';
import { clubById } from '../db/queries/clubs';
import { findLeague } from '../db/queries/leagues';
import { uuidParam } from '../http/answerRoute';
import type { AnswerContext, Params } from '../http/answerRoute';
import { found } from '../domain/refusal';
import { sendAnswer } from '../http/sendAnswer';
import type { PublicOrigin } from '../http/proxied';

const TYPE = 'text/calendar; charset=utf-8';

/** Feeds of a club's and a league's matches in the season under way (docs/behaviour.md 16). @param site where the site is */
export function calendarRoutes(
  { app, store }: Omit<AnswerContext, 'door'>,
  site: string,
  publicOrigin: PublicOrigin,
): void {
  const { db } = store;
  const at = (origin: string) => ({ host: new URL(origin).hostname, site: new URL(site, origin).href });

  const feed = (path: string, build: (params: Params, origin: string) => Promise<Built>) =>
    app.get<{ Params: Params }>(path, async (request, reply) => {
      const origin = publicOrigin(request.headers.host);
      const key = [path, origin, ...Object.values(request.params)].join('\n');
      return sendAnswer(request, reply, await store.answers.read(key, () => build(request.params, origin)));
    });

  feed('/kalender/team/:id.ics', async (params, origin) => {
    const id = uuidParam(params, 'Not Found', 404);
    const club = found(await clubById(db, id), 'Not Found');
    const content = calendarOf(club.teamName, await datedMatches(db, { clubId: id }), at(origin));
    return { content, type: TYPE, tags: [tag.leagues, tag.club(id)] };
  });

  feed('/kalender/liga/:league.ics', async ({ league: reference = '' }, origin) => {
    const league = found(await findLeague(db, reference), 'Not Found');
    const content = calendarOf(league.name, await datedMatches(db, { leagueId: league.id }), at(origin));
    return { content, type: TYPE, tags: [tag.leagues, tag.league(league.id)] };
  });
}
