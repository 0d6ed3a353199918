import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { NewsRow } from '../../db/rows';
import { news } from '../../db/schema/office';

/** Tag of articles that every league shows. */
const FOR_ALL = 'Alle';
/** Tag of the disciplinary senate's rulings. */
const RULINGS = 'strafsenat';

/** A league's articles and those meant for every league, oldest first. */
export function newsOfLeague(db: Db, code: string | null): Promise<NewsRow[]> {
  return db
    .select()
    .from(news)
    .where(inArray(news.tag, tagsFor(code)))
    .orderBy(asc(news.seq));
}

/** The latest of a league's articles, still oldest first. */
export async function latestNewsOfLeague(db: Db, code: string | null, count: number): Promise<NewsRow[]> {
  const latest = await db
    .select()
    .from(news)
    .where(inArray(news.tag, tagsFor(code)))
    .orderBy(desc(news.seq))
    .limit(count);
  return latest.reverse();
}

/** All rulings, oldest first. */
export function rulings(db: Db): Promise<NewsRow[]> {
  return db.select().from(news).where(eq(news.tag, RULINGS)).orderBy(asc(news.seq));
}

/** The article or ruling with this id. */
export async function newsById(db: Db, id: string): Promise<NewsRow | undefined> {
  const [item] = await db.select().from(news).where(eq(news.id, id));
  return item;
}

function tagsFor(code: string | null): string[] {
  return code === null ? [FOR_ALL] : [code, FOR_ALL];
}
