import { drizzle } from 'drizzle-orm/node-postgres';
import pLimit from 'p-limit';
import type { Pool, PoolClient } from 'pg';
import type { Absence } from './absence';
import type { Db } from './database';
import { failureOf, isBroken } from './failures';
import { persist } from './persist';
import { dropIdle, textOf } from './reads';

/** A commit was sent and the connection broke before its answer: the database may have carried it out. */
class UnknownOutcome extends Error {
  constructor(cause: unknown) {
    super('the connection was lost during a commit', { cause });
  }
}

/**
 * Runs transactions, as many at once as the pool has connections; the others wait their turn in order.
 * What fails before its commit is sent has not happened: it is retried where that can help.
 * @throws UnknownOutcome when it cannot be known whether the commit took place
 */
export function transactionsOn(pool: Pool, atOnce: number, absence: Absence) {
  const turn = pLimit(atOnce);
  return <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    turn(() => persist(() => once(pool, work), hasNotHappened, absence));
}

function hasNotHappened(error: unknown): boolean {
  const failure = failureOf(error);
  return (
    !(error instanceof UnknownOutcome) && (failure === 'unconnected' || failure === 'lost' || failure === 'conflict')
  );
}

async function once<T>(pool: Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const state: Statements = { committing: false };
  try {
    const result = await drizzle(watched(client, state)).transaction(work);
    client.release();
    return result;
  } catch (error) {
    client.release(state.broken !== undefined);
    if (failureOf(state.broken) === 'silent') dropIdle(pool);
    throw state.committing && state.broken !== undefined ? new UnknownOutcome(error) : error;
  }
}

interface Statements {
  committing: boolean;
  /** What broke the connection. */
  broken?: unknown;
}

/** A connection that remembers how it broke; after that it fails at once, rather than let the rollback wait as well. */
function watched(client: PoolClient, state: Statements): PoolClient {
  const query = async (...statement: readonly unknown[]): Promise<unknown> => {
    if (state.broken !== undefined) throw new Error('the connection is broken', { cause: state.broken });
    try {
      state.committing = textOf(statement[0]) === 'commit';
      return await Reflect.apply(client.query, client, statement);
    } catch (error) {
      if (isBroken(failureOf(error))) state.broken = error;
      throw error;
    }
  };
  return new Proxy(client, {
    get: (target, key): unknown => (key === 'query' ? query : Reflect.get(target, key, target)),
  });
}
