import { and, eq } from 'drizzle-orm';
import { postponements } from '../db/schema/office';
import { viennaWallClock } from '../domain/clock';
import { Refusal, found } from '../domain/refusal';
import type { Store } from '../store';
import { noteDecision } from './decisionLog';

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
