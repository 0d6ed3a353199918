import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { failureOf } from '../db/failures';
import { seasonArchives } from '../db/schema/competition';
import { events, lineups, matches } from '../db/schema/matches';
import type { Store } from '../store';

/**
 * Stores the text of a season that is over. If the season is being changed at this moment, it does not wait: the caller
 * still gets the text, and it is stored another time.
 */
export async function archiveSeason(
  store: Store,
  seasonId: string,
  textFrom: (db: Db) => Promise<string>,
): Promise<string> {
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
