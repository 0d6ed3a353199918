import { eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { answerLog, registrations, tokens, users } from '../../db/schema/office';
import { outbox } from '../../db/schema/own';
import { utcText } from '../../domain/clock';
import type { Store } from '../../store';

const DAY_MS = 86_400_000;
/** Replaces the name of an erased person. */
const ERASED = 'erased';

/** How many rows of each kind were removed. */
export interface Removed {
  registrations: number;
  answers: number;
  tokens: number;
  users: number;
}

/** Deletes registrations decided before the given days, answers older than that, and expired sign-ins. */
export function purgePeople(store: Store, days: number): Promise<Removed> {
  const now = store.now();
  const oldest = utcText(new Date(now.getTime() - days * DAY_MS));
  return store.write(async (tx) => ({
    registrations: (
      await tx.delete(registrations).where(lt(registrations.decided, oldest)).returning({ id: registrations.id })
    ).length,
    answers: (await tx.delete(answerLog).where(lt(answerLog.at, oldest)).returning({ id: answerLog.id })).length,
    tokens: (
      await tx
        .delete(tokens)
        .where(lt(tokens.expires, utcText(now)))
        .returning({ hash: tokens.hash })
    ).length,
    users: 0,
  }));
}

/** The e-mail addresses of all people stored, and the network addresses of those who answered requests. */
export async function listPeople({ db }: Store): Promise<string[]> {
  const known = await db.select({ email: users.email }).from(users);
  const sent = await db
    .select({ primary: registrations.primaryContact, secondary: registrations.secondaryContact })
    .from(registrations);
  const answered = await db.selectDistinct({ by: answerLog.answeredBy }).from(answerLog);
  const all = [
    ...known.map(({ email }) => email),
    ...sent.flatMap(({ primary, secondary }) => [primary.email, secondary.email]).map((email) => email.toLowerCase()),
    ...answered.map(({ by }) => by).filter((by) => by !== ERASED),
  ];
  return [...new Set(all)].sort();
}

/** Everything stored about the person with this e-mail or network address, without password hashes and tokens. */
export async function dataOf({ db }: Store, email: string): Promise<Record<string, object[]>> {
  const known = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  const sent = await db.select().from(registrations).where(namedIn(email));
  return {
    users: known.map((user) => ({ ...user, passwordHash: undefined })),
    registrations: sent.map((registration) => ({
      ...registration,
      passwordHash: undefined,
      fingerprint: undefined,
    })),
    answers: await db.select().from(answerLog).where(eq(answerLog.answeredBy, email.trim())),
  };
}

/**
 * Erases everything stored about the person with this e-mail or network address. That a request was answered, and when,
 * stays; by whom does not.
 */
export function erasePerson(store: Store, email: string): Promise<Removed> {
  return store.write(async (tx) => {
    const own = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
    const ids = own.map(({ id }) => id);
    const signedIn = ids.length === 0 ? [] : await signOut(tx, ids);
    if (ids.length > 0) await tx.delete(users).where(inArray(users.id, ids));
    const sent = await tx.delete(registrations).where(namedIn(email)).returning({ id: registrations.id });
    await tx.delete(outbox).where(eq(sql`lower(${outbox.recipient})`, email.trim().toLowerCase()));
    const answered = await tx
      .update(answerLog)
      .set({ answeredBy: ERASED })
      .where(eq(answerLog.answeredBy, email.trim()))
      .returning({ id: answerLog.id });
    return { registrations: sent.length, answers: answered.length, tokens: signedIn.length, users: ids.length };
  });
}

function signOut(tx: Db, ids: readonly string[]) {
  return tx
    .delete(tokens)
    .where(inArray(tokens.userId, [...ids]))
    .returning({ hash: tokens.hash });
}

function namedIn(email: string) {
  const wanted = email.trim().toLowerCase();
  return or(
    sql`lower(${registrations.primaryContact} ->> 'email') = ${wanted}`,
    sql`lower(${registrations.secondaryContact} ->> 'email') = ${wanted}`,
  );
}
