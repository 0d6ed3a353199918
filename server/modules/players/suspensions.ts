import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import { tag } from '../../cache/tags';
import type { Db } from '../../db/database';
import type { PlayerRow } from '../../db/rows';
import { players } from '../../db/schema/competition';
import { suspensions } from '../../db/schema/matches';
import { viennaWallClock } from '../../domain/clock';
import { latestLift } from '../../domain/suspension';
import { newId } from '../../domain/text';
import type { Store } from '../../store';

/** Bans a player for something in a match, or by a ruling (null); a longer ban already in force stays as it is. */
export async function ban(tx: Db, playerId: string, matchId: string | null, until: string): Promise<void> {
  const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('update');
  if (player === undefined) return;
  const served = player.eligibility === 'Gesperrt' ? player.blockDate : null;
  if (served !== null && (await longestBan(tx, playerId)) !== served) {
    await tx.delete(suspensions).where(and(eq(suspensions.playerId, playerId), isNull(suspensions.matchId)));
    await tx.insert(suspensions).values({ id: newId(), playerId, until: served });
  }
  await tx.insert(suspensions).values({ id: newId(), playerId, matchId, until });
  if (served === null || until > served) await setBan(tx, player, until);
}

/** Revokes the bans that a match caused, of everybody or of one player; other bans stay. */
export async function liftBansOf(tx: Db, matchId: string, of?: string): Promise<void> {
  const caused = await tx
    .delete(suspensions)
    .where(and(eq(suspensions.matchId, matchId), of === undefined ? undefined : eq(suspensions.playerId, of)))
    .returning();
  for (const playerId of [...new Set(caused.map((one) => one.playerId))].sort()) {
    const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('update');
    const served = caused.some((one) => one.playerId === playerId && one.until === player?.blockDate);
    if (player?.eligibility === 'Gesperrt' && served) await setBan(tx, player, await longestBan(tx, playerId));
  }
}

/** Makes a player eligible again, whatever the bans were for. */
export async function liftBans(tx: Db, playerId: string): Promise<void> {
  await tx.delete(suspensions).where(eq(suspensions.playerId, playerId));
  await setBan(tx, { id: playerId }, null);
}

async function longestBan(tx: Db, playerId: string): Promise<string | null> {
  const [longest] = await tx
    .select({ until: suspensions.until })
    .from(suspensions)
    .where(eq(suspensions.playerId, playerId))
    .orderBy(desc(suspensions.until))
    .limit(1);
  return longest?.until ?? null;
}

async function setBan(tx: Db, { id }: Pick<PlayerRow, 'id'>, until: string | null): Promise<void> {
  await tx
    .update(players)
    .set({ eligibility: until === null ? 'Spielberechtigt' : 'Gesperrt', blockDate: until })
    .where(eq(players.id, id));
}

/** Makes players eligible again whose suspension had run out at the latest weekly lift; doing it twice changes nothing. */
export function liftSuspensions(store: Store): Promise<void> {
  return store.write(async (tx, invalidate) => {
    const lift = latestLift(viennaWallClock(store.now()));
    await tx.delete(suspensions).where(lte(suspensions.until, lift));
    const lifted = await tx
      .update(players)
      .set({ eligibility: 'Spielberechtigt' })
      .where(and(eq(players.eligibility, 'Gesperrt'), lte(players.blockDate, lift)))
      .returning({ id: players.id, clubId: players.clubId });
    for (const { id, clubId } of lifted) invalidate(tag.player(id), ...(clubId === null ? [] : [tag.club(clubId)]));
  });
}
