import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../database';
import { events } from '../schema/matches';
import type { EventRow } from '../rows';

/** The goals of a match in the order of their minutes. */
export function goalsOfMatch(db: Db, matchId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.matchId, matchId), eq(events.type, 'goal')))
    .orderBy(asc(events.minute), asc(events.seq));
}
