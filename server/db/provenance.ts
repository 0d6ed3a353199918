import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { schema } from './rows';
import { demoMark } from './schema/office';

/** Whether the demo has filled this database. */
export async function isMarked(db: Db): Promise<boolean> {
  return (await db.$count(demoMark)) > 0;
}

/** Who filled a database: no one yet, the demo, or someone else, whose data it must not touch. */
export async function originOf(db: Db): Promise<'nobody' | 'demo' | 'others'> {
  if (await isMarked(db)) return 'demo';
  return (await isEmpty(db)) ? 'nobody' : 'others';
}

/** True while nothing is stored: no league, no article, no user, no registration. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { leagues, clubs, players, news, users, registrations } = schema;
  // What these do not hold refers to one of them.
  for (const table of [leagues, clubs, players, news, users, registrations]) {
    const [row] = await db
      .select({ one: sql`1` })
      .from(table)
      .limit(1);
    if (row !== undefined) return false;
  }
  return true;
}
