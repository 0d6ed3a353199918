import { and, asc, eq, getTableColumns, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Built } from '../../cache/cache';
import { tag } from '../../cache/tags';
import type { Db } from '../../db/database';
import type { MatchRow } from '../../db/rows';
import { clubs, seasons } from '../../db/schema/competition';
import { matches, matchRevisions } from '../../db/schema/matches';
import { found } from '../../domain/errors';
import type { PublicOrigin } from '../../http/request';
import { sendAnswer, uuidParam } from '../../http/route';
import type { AnswerContext, Params } from '../../http/route';
import { clubById } from '../clubs/queries';
import { findLeague } from '../leagues/queries';
import { calendarOf } from './feed';

const homes = alias(clubs, 'homes');
const aways = alias(clubs, 'aways');

/** A dated match with the names of its clubs and its history. */
export type DatedMatch = MatchRow & { home: string; away: string; revision: number; changed: string };

/** The dated matches of a club or a league in seasons under way, by date. */
function datedMatches(db: Db, of: { clubId: string } | { leagueId: string }): Promise<DatedMatch[]> {
  return db
    .select({
      ...getTableColumns(matches),
      home: homes.teamName,
      away: aways.teamName,
      revision: matchRevisions.revision,
      changed: matchRevisions.changed,
    })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(homes, eq(homes.id, matches.homeClubId))
    .innerJoin(aways, eq(aways.id, matches.awayClubId))
    .innerJoin(matchRevisions, eq(matchRevisions.matchId, matches.id))
    .where(
      and(
        eq(seasons.primary, true),
        isNotNull(matches.kickoff),
        'clubId' in of
          ? or(eq(matches.homeClubId, of.clubId), eq(matches.awayClubId, of.clubId))
          : eq(seasons.leagueId, of.leagueId),
      ),
    )
    .orderBy(asc(matches.kickoff), asc(matches.id));
}

const TYPE = 'text/calendar; charset=utf-8';

/** Feeds of a club's and a league's matches in the season under way (docs/behaviour.md 16). @param site where the site is */
export function calendarRoutes(
  { app, store }: Omit<AnswerContext, 'fastPath'>,
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
