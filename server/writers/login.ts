import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../db/rows';
import { tokens, users } from '../db/schema/office';
import type { Credentials } from '../domain/basicAuth';
import { utcText } from '../domain/clock';
import { isOutdatedHash, nobody } from '../domain/password';
import { Refusal } from '../domain/refusal';
import type { Store } from '../store';
import { hashInTurn, verifyInTurn } from './passwords';

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
