import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { UserRow } from '../../db/rows';
import { registrations, tokens, users } from '../../db/schema/office';
import { hashPassword, isOutdatedHash, nobody, verifyPassword } from '../../domain/auth';
import type { Credentials } from '../../domain/auth';
import { utcText } from '../../domain/clock';
import { Refusal } from '../../domain/errors';
import { AGB_VERSION, fingerprint } from '../../domain/registration';
import type { Registration } from '../../domain/registration';
import { lettersOf, post } from './outbox';
import { newId } from '../../domain/text';
import type { Store } from '../../store';

/** Each takes a processor and 128 MiB for as long as it runs. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

const turn = pLimit(AT_ONCE);

/** How many passwords wait to be hashed or checked. */
export function passwordsWaiting(): number {
  return turn.pendingCount;
}

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (turn.pendingCount >= MOST_WAITING) {
    return Promise.reject(
      new Refusal('crowded', 'Gerade ist viel los. Bitte versuche es in einer Minute noch einmal.'),
    );
  }
  return turn(work);
}

/**
 * `hashPassword`, a few at a time.
 * @throws Refusal `crowded` when too many wait already
 */
function hashInTurn(password: string, cost: number): Promise<string> {
  return queued(() => hashPassword(password, cost));
}

/**
 * `verifyPassword`, a few at a time.
 * @throws Refusal `crowded` when too many wait already
 */
export function verifyInTurn(password: string, stored: string): Promise<boolean> {
  return queued(() => verifyPassword(password, stored));
}

const TOKEN_DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * Signs a user in and returns a token valid for a year; only its hash is stored. A password whose hash is cheaper than
 * today's is rehashed.
 * @throws Refusal `stranger` when address and password do not belong together
 */
export async function signIn(
  store: Store,
  credentials: Credentials | undefined,
): Promise<{ token: string; user: UserRow }> {
  const user = await userFor(store, credentials);
  if (user === undefined) throw new Refusal('stranger', 'E-Mail-Adresse oder Passwort ist falsch.', 'Unauthorized');
  const token = randomBytes(32).toString('base64');
  const renewed = isOutdatedHash(user.passwordHash, store.passwordCost)
    ? await hashInTurn(credentials?.password ?? '', store.passwordCost)
    : user.passwordHash;
  await store.write(async (tx) => {
    if (renewed !== user.passwordHash) {
      await tx
        .update(users)
        .set({ passwordHash: renewed })
        .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
    }
    await tx.insert(tokens).values({
      hash: createHash('sha256').update(token).digest('hex'),
      userId: user.id,
      expires: utcText(new Date(store.now().getTime() + TOKEN_DAYS * DAY_MS)),
    });
  });
  return { token, user };
}

async function userFor(store: Store, credentials: Credentials | undefined): Promise<UserRow | undefined> {
  if (credentials === undefined) return undefined;
  const [user] = await store.db.select().from(users).where(eq(users.email, credentials.email));
  const correct = await verifyInTurn(credentials.password, user?.passwordHash ?? nobody(store.passwordCost));
  return correct ? user : undefined;
}

const SAME_SUBMISSION_MS = 10 * 60_000;

/** Stores a team registration as a draft, with the mails that tell of it; the same one sent again within ten minutes is stored only once, with the last password. */
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
    const id = newId();
    await post(tx, lettersOf(id, registration), now);
    await tx.insert(registrations).values({
      id,
      ...registration,
      agbVersion: AGB_VERSION,
      passwordHash,
      fingerprint: mark,
      created: utcText(now),
    });
  });
}
