import { eq } from 'drizzle-orm';
import type { Db } from '../database';
import { seasonArchives } from '../schema/competition';

/** The JSON text under which a season was archived, if it was. */
export async function archiveOf(db: Db, seasonId: string): Promise<string | undefined> {
  const [archive] = await db.select().from(seasonArchives).where(eq(seasonArchives.seasonId, seasonId));
  return archive?.body;
}
