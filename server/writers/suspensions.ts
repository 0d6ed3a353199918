import { and, eq, lte } from 'drizzle-orm';
import { tag } from '../answers/tags';
import { players } from '../db/schema/competition';
import { suspensions } from '../db/schema/matches';
import { viennaWallClock } from '../domain/clock';
import { latestLift } from '../domain/suspensionLift';
import type { Store } from '../store';

/** Makes players eligible again whose suspension had run out at the latest weekly lift; doing it twice changes nothing. */
export function liftSuspensions(store: Store): Promise<void> {
  return store.write(async (tx, outdate) => {
    const lift = latestLift(viennaWallClock(store.now()));
    await tx.delete(suspensions).where(lte(suspensions.until, lift));
    const lifted = await tx
      .update(players)
      .set({ eligibility: 'Spielberechtigt' })
      .where(and(eq(players.eligibility, 'Gesperrt'), lte(players.blockDate, lift)))
      .returning({ id: players.id, clubId: players.clubId });
    for (const { id, clubId } of lifted) outdate(tag.player(id), ...(clubId === null ? [] : [tag.club(clubId)]));
  });
}
