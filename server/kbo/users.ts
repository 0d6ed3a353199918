import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { tokens, users } from '../db/schema/office';
import { newId } from '../domain/text';
import { hashPassword } from '../domain/auth';
import type { Store } from '../store';

/** The kinds of people who may sign in (docs/api.md 2). */
const USER_TYPES = ['admin', 'referee', 'team', 'manager', 'player'] as const;
const SHORTEST_PASSWORD = 10;

/** A user to be added. */
export interface NewUser {
  email: string;
  type: string;
  first: string;
  last: string;
}

/**
 * Adds a user.
 * @throws Error when the address is taken or a value is invalid
 */
export async function addUser(store: Store, user: NewUser, password: string): Promise<void> {
  const email = user.email.trim().toLowerCase();
  if (!/^\S+@\S+$/.test(email)) throw new Error(`${user.email} is no e-mail address`);
  if (!USER_TYPES.some((type) => type === user.type)) throw new Error(`--type: one of ${USER_TYPES.join(', ')}`);
  const passwordHash = await checkedHash(password, store.passwordCost);
  await store.write(async (tx) => {
    const id = newId();
    const added = await tx
      .insert(users)
      .values({ ...user, id, userId: id.slice(0, 8).toLowerCase(), email, passwordHash, verified: true })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (added.length === 0) throw new Error(`${email} exists already`);
  });
}

/**
 * Changes a user's password and ends all open sessions.
 * @throws Error when no user has the address
 */
export async function changePassword(store: Store, email: string, password: string): Promise<void> {
  const passwordHash = await checkedHash(password, store.passwordCost);
  await store.write(async (tx) => {
    const id = await userId(tx, email);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await tx.delete(tokens).where(eq(tokens.userId, id));
  });
}

/**
 * Removes a user.
 * @throws Error when no user has the address
 */
export async function removeUser(store: Store, email: string): Promise<void> {
  await store.write(async (tx) => {
    const id = await userId(tx, email);
    await tx.delete(tokens).where(eq(tokens.userId, id));
    await tx.delete(users).where(eq(users.id, id));
  });
}

/** All users who may sign in, by address. */
export function listUsers(db: Db): Promise<{ email: string; type: string; first: string; last: string }[]> {
  return db
    .select({ email: users.email, type: users.type, first: users.first, last: users.last })
    .from(users)
    .orderBy(asc(users.email));
}

async function userId(db: Db, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (user === undefined) throw new Error(`nobody has the address ${email}`);
  return user.id;
}

function checkedHash(password: string, cost: number): Promise<string> {
  if (password.length < SHORTEST_PASSWORD) throw new Error(`a password has at least ${SHORTEST_PASSWORD} characters`);
  return hashPassword(password, cost);
}
