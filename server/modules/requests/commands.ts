import { and, eq } from 'drizzle-orm';
import { tag } from '../../cache/tags';
import type { Db } from '../../db/database';
import type { PlayerRow, TransferRow } from '../../db/rows';
import { clubs, players } from '../../db/schema/competition';
import { answerLog, postponements, transfers, transferSettings } from '../../db/schema/office';
import { utcText, viennaWallClock } from '../../domain/clock';
import { found, Refusal } from '../../domain/errors';
import { newId } from '../../domain/text';
import type { Invalidate, Store } from '../../store';

/** Records who decided on a request, and when; `answeredBy` is their address. */
async function noteDecision(
  tx: Db,
  entry: { requestId: string; answer: string; answeredBy: string },
  now: Date,
): Promise<void> {
  await tx.insert(answerLog).values({ id: newId(), ...entry, at: utcText(now) });
}

/**
 * Accepts a transfer request: the player moves to the new club; an origin that the request lacks is the club left just now.
 * @throws Refusal `impossible` while the window is closed, `unknown` for an unknown request, `late` when it was answered
 *   before or the player has left the club of the request
 */
export function confirmTransfer(store: Store, id: string, answeredBy: string): Promise<void> {
  return store.write(async (tx, invalidate) => {
    const [settings] = await tx.select().from(transferSettings).limit(1);
    if (!found(settings, 'TransferSettings not found.').open) {
      throw new Refusal('impossible', 'Außerhalb Saison nicht möglich einen Transfer zu machen.');
    }
    const transfer = await decide(tx, id, 'angenommen');
    await noteDecision(tx, { requestId: id, answer: 'angenommen', answeredBy }, store.now());
    const player = await playerOf(tx, transfer);
    if (transfer.originId !== null && transfer.originId !== player.clubId) {
      throw new Refusal('late', 'Der Spieler hat den Verein inzwischen gewechselt.');
    }
    await tx.update(transfers).set({ originId: player.clubId }).where(eq(transfers.id, id));
    await tx.update(players).set({ clubId: transfer.clubId, transferPending: false }).where(eq(players.id, player.id));
    await invalidateMove(tx, invalidate, player, transfer.clubId);
  });
}

/**
 * Declines a transfer request; the player stays and may be requested again.
 * @throws Refusal `unknown` for an unknown request, `late` when it was answered before
 */
export function rejectTransfer(store: Store, id: string, answeredBy: string): Promise<void> {
  return store.write(async (tx) => {
    const transfer = await decide(tx, id, 'abgelehnt');
    await noteDecision(tx, { requestId: id, answer: 'abgelehnt', answeredBy }, store.now());
    await tx.update(players).set({ transferPending: false }).where(eq(players.id, transfer.playerId));
  });
}

/** Only an open request takes an answer, and of two answers at once only one finds it open. */
async function decide(tx: Db, id: string, status: 'angenommen' | 'abgelehnt'): Promise<TransferRow> {
  const [answered] = await tx
    .update(transfers)
    .set({ status })
    .where(and(eq(transfers.id, id), eq(transfers.status, 'warten')))
    .returning();
  if (answered !== undefined) return answered;
  const [existing] = await tx.select({ id: transfers.id }).from(transfers).where(eq(transfers.id, id));
  found(existing, 'Transfer not found.');
  throw new Refusal('late', 'Diese Transferanfrage ist schon abgeschlossen.');
}

async function playerOf(tx: Db, transfer: TransferRow): Promise<PlayerRow> {
  const [player] = await tx.select().from(players).where(eq(players.id, transfer.playerId)).for('update');
  return found(player, 'Player not found.');
}

async function invalidateMove(tx: Db, invalidate: Invalidate, player: PlayerRow, clubId: string): Promise<void> {
  invalidate(tag.transfers, tag.player(player.id));
  for (const id of [player.clubId, clubId]) {
    if (id === null) continue;
    const [club] = await tx.select({ leagueId: clubs.leagueId }).from(clubs).where(eq(clubs.id, id));
    invalidate(tag.club(id));
    if (club?.leagueId != null) invalidate(tag.league(club.leagueId));
  }
}

/**
 * Answers a postponement request; the match itself stays as it is until an admin sets a new date.
 * @throws Refusal `unknown` for an unknown request, `late` when it was answered before
 */
export function answerPostponement(store: Store, id: string, approved: boolean, answeredBy: string): Promise<void> {
  return store.write(async (tx) => {
    const answered = await tx
      .update(postponements)
      .set({ open: false, response: approved, responseDate: viennaWallClock(store.now()) })
      .where(and(eq(postponements.id, id), eq(postponements.open, true)))
      .returning({ id: postponements.id });
    if (answered.length > 0) {
      const answer = approved ? 'angenommen' : 'abgelehnt';
      return noteDecision(tx, { requestId: id, answer, answeredBy }, store.now());
    }
    const [existing] = await tx.select({ id: postponements.id }).from(postponements).where(eq(postponements.id, id));
    found(existing, 'Not Found');
    throw new Refusal('late', 'Diese Spielverlegungsanfrage ist bereits abgeschlossen.');
  });
}
