import { eq, sql } from 'drizzle-orm';
import type { Built } from '../../cache/cache';
import { JSON_TYPE } from '../../cache/response';
import { tag } from '../../cache/tags';
import type { Db } from '../../db/database';
import { failureOf } from '../../db/retry';
import type { SeasonRow } from '../../db/rows';
import { seasonArchives } from '../../db/schema/competition';
import { events, lineups, matches } from '../../db/schema/matches';
import { isOver } from '../../domain/table';
import type { Store } from '../../store';
import { clubsOfMatches } from '../clubs/queries';
import { adjustmentsOfSeason } from '../leagues/queries';
import { lineupsOf, matchesOfSeasons } from '../matches/queries';
import { bareBlankets, blanketsFrom } from '../matches/wire';
import { seasonIndex, seasonModel } from './wire';

/** The JSON text under which a season was archived, if it was. */
async function archiveOf(db: Db, seasonId: string): Promise<string | undefined> {
  const [archive] = await db.select().from(seasonArchives).where(eq(seasonArchives.seasonId, seasonId));
  return archive?.body;
}

/**
 * Stores the text of a season that is over. If the season is being changed at this moment, it does not wait: the caller
 * still gets the text, and it is stored another time.
 */
async function archiveSeason(store: Store, seasonId: string, textFrom: (db: Db) => Promise<string>): Promise<string> {
  try {
    return await store.write(async (tx) => {
      await tx.execute(sql`lock table ${matches}, ${lineups}, ${events} in share mode nowait`);
      const body = await textFrom(tx);
      await tx.insert(seasonArchives).values({ seasonId, body }).onConflictDoNothing();
      return body;
    });
  } catch (error) {
    if (failureOf(error) === undefined) throw error;
    return textFrom(store.db);
  }
}

/** A season with all its matches and line-ups, with matches alone, or without. */
export type SeasonForm = 'whole' | 'bare' | 'model';

/** The key that each form leaves out. */
const WITHOUT: Readonly<Record<SeasonForm, string | undefined>> = {
  whole: undefined,
  bare: 'players',
  model: 'matches',
};

/**
 * Seasons as a JSON list. The one under way is built anew; a finished one was archived once, with the names and the table
 * of that time, so that a goal costs the same however many there are.
 */
export async function seasonTexts(store: Store, seasons: readonly SeasonRow[], form: SeasonForm): Promise<Buffer> {
  const texts: Buffer[] = [];
  for (const season of seasons) {
    texts.push(Buffer.from(texts.length === 0 ? '[' : ','));
    texts.push(season.primary === true ? await fresh(store.db, season, form) : await former(store, season, form));
  }
  return Buffer.concat([...texts, Buffer.from(texts.length === 0 ? '[]' : ']')]);
}

async function former(store: Store, season: SeasonRow, form: SeasonForm): Promise<Buffer> {
  const key = ['season', season.id, form].join('\n');
  const answer = await store.answers.read(key, () => build(store, season, form));
  return answer.bytes('identity');
}

async function build(store: Store, season: SeasonRow, form: SeasonForm): Promise<Built> {
  let body = await archiveOf(store.db, season.id);
  if (body === undefined) {
    if (!isOver(season.primary, await matchesOfSeasons(store.db, [season.id]))) {
      const tags = [tag.season(season.id), tag.league(season.leagueId)];
      return { content: await fresh(store.db, season, form), type: JSON_TYPE, tags };
    }
    body = await archiveSeason(store, season.id, async (db) => (await fresh(db, season, 'whole')).toString());
  }
  return { content: inForm(body, form), type: JSON_TYPE, tags: [tag.season(season.id)] };
}

function inForm(body: string, form: SeasonForm): string {
  const without = WITHOUT[form];
  if (without === undefined) return body;
  return JSON.stringify(JSON.parse(body), (key, value: unknown) => (key === without ? undefined : value));
}

async function fresh(db: Db, season: SeasonRow, form: SeasonForm): Promise<Buffer> {
  const matches = await matchesOfSeasons(db, [season.id]);
  const clubs = await clubsOfMatches(db, matches);
  const adjustments = await adjustmentsOfSeason(db, season.id);
  if (form === 'model') return Buffer.from(JSON.stringify(seasonModel(season, clubs, matches, adjustments)));
  const blanketOf = form === 'bare' ? bareBlankets(clubs) : blanketsFrom(await lineupsOf(db, matches, clubs));
  return Buffer.from(JSON.stringify(seasonIndex(season, clubs, matches, adjustments, blanketOf)));
}
