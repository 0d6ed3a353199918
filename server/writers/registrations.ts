import { and, eq, gt, sql } from 'drizzle-orm';
import { registrations } from '../db/schema/office';
import { utcText } from '../domain/clock';
import { newId } from '../domain/ids';
import { AGB_VERSION, fingerprint } from '../domain/registration';
import type { Registration } from '../domain/registration';
import type { Store } from '../store';
import { hashInTurn } from './passwords';

const SAME_SUBMISSION_MS = 10 * 60_000;

/** Stores a team registration as a draft; the same one sent again within ten minutes is stored only once, with the last password. */
export async function register(store: Store, { initialPassword, ...registration }: Registration): Promise<void> {
  const mark = fingerprint(registration);
  const passwordHash = await hashInTurn(initialPassword, store.passwordCost);
  const now = store.now();
  await store.write(async (tx) => {
    // Two copies arriving together queue here, so that the second one sees the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mark}))`);
    const [earlier] = await tx
      .select({ id: registrations.id })
      .from(registrations)
      .where(
        and(
          eq(registrations.fingerprint, mark),
          gt(registrations.created, utcText(new Date(now.getTime() - SAME_SUBMISSION_MS))),
        ),
      );
    if (earlier !== undefined) {
      await tx.update(registrations).set({ passwordHash }).where(eq(registrations.id, earlier.id));
      return;
    }
    await tx.insert(registrations).values({
      id: newId(),
      ...registration,
      agbVersion: AGB_VERSION,
      passwordHash,
      fingerprint: mark,
      created: utcText(now),
    });
  });
}
