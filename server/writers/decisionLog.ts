import type { Db } from '../db/database';
import { answerLog } from '../db/schema/office';
import { utcText } from '../domain/clock';
import { newId } from '../domain/ids';

/** Records who decided on a request, and when; `answeredBy` is their address. */
export async function noteDecision(
  tx: Db,
  entry: { requestId: string; answer: string; answeredBy: string },
  now: Date,
): Promise<void> {
  await tx.insert(answerLog).values({ id: newId(), ...entry, at: utcText(now) });
}
