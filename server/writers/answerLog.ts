import type { Db } from '../db/database';
import { answerLog } from '../db/schema/office';
import { utcText } from '../domain/clock';
import { newId } from '../domain/ids';

/** Records who answered a request, and when; `answeredBy` is the visitor's address. */
export async function noteAnswer(
  tx: Db,
  entry: { requestId: string; answer: string; answeredBy: string },
  now: Date,
): Promise<void> {
  await tx.insert(answerLog).values({ id: newId(), ...entry, at: utcText(now) });
}
