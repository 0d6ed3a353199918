import { drizzle } from 'drizzle-orm/node-postgres';
import pLimit from 'p-limit';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import type { Db } from './database';
import { failureOf, isBroken, retry } from './retry';
import type { CircuitBreaker } from './retry';

/** Longest wait to connect, and for a free connection of the pool. */
const CONNECT_MS = 3_000;
/** Longest wait for the answer to a statement, counted here: a connection that is open but dead never answers. */
const ANSWER_MS = 6_000;
/** The database itself gives up earlier, with an error. */
const STATEMENT_MS = 5_000;
const LOCK_MS = 3_000;
const IDLE_IN_TRANSACTION_MS = 10_000;

/** The text form of dates must not depend on settings of the database, the account or the address. */
const SESSION = '-c datestyle=ISO,YMD -c timezone=UTC -c intervalstyle=postgres';

/** Everything about a connection that is the same for queries, transactions and the listener for notices. */
export function connectionTo(url: string): PoolConfig {
  const address = new URL(url);
  address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} ${SESSION}`.trim());
  return {
    connectionString: address.href,
    application_name: 'kbo',
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: CONNECT_MS,
  };
}

/** Bounds on how long a visitor's query or transaction may take. */
export const PATIENCE = {
  query_timeout: ANSWER_MS,
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
} satisfies PoolConfig;

const ONLY_READS = /^\s*(?:select|with)\b/i;

/** Runs a statement in any of the forms the driver takes. */
type Query = (...statement: readonly unknown[]) => Promise<unknown>;

/** The query builder over the one function it runs statements with. */
function builderOn(query: Query) {
  // Of a connection that is no pool, which it asks for whole, drizzle uses this function alone.
  return drizzle({ client: { query } as unknown as PoolClient });
}

/** For reading, on any connection of the pool. A read whose connection broke or was never made is repeated. */
export function readsOn(pool: Pool, breaker: CircuitBreaker): Omit<Db, 'transaction'> {
  return builderOn((...statement) =>
    retry(
      () => ask(pool, statement),
      (error) => mayAskAgain(error, statement[0]),
      breaker,
    ),
  );
}

/**
 * Sends a statement once. When it gets no answer in time, the idle connections are given up too, because they lead to
 * the same silence.
 */
export async function ask(pool: Pool, statement: readonly unknown[]): Promise<unknown> {
  try {
    const result: unknown = await Reflect.apply(pool.query, pool, statement);
    return result;
  } catch (error) {
    if (failureOf(error) === 'silent') dropIdle(pool);
    throw error;
  }
}

function mayAskAgain(error: unknown, statement: unknown): boolean {
  const failure = failureOf(error);
  return failure === 'unconnected' || (failure === 'lost' && ONLY_READS.test(textOf(statement)));
}

/** The text of a statement in any of the forms the driver takes. */
function textOf(statement: unknown): string {
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
}

/** Closes the idle connections. */
function dropIdle(pool: Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}

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
export function transactionsOn(pool: Pool, atOnce: number, breaker: CircuitBreaker) {
  const turn = pLimit(atOnce);
  return <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    turn(() => retry(() => once(pool, work), hasNotHappened, breaker));
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
    const result = await builderOn(watched(client, state)).transaction(work);
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

/** Statements of a connection, remembering how it broke; after that they fail at once, rather than let the rollback wait as well. */
function watched(client: PoolClient, state: Statements): Query {
  return async (...statement) => {
    if (state.broken !== undefined) throw new Error('the connection is broken', { cause: state.broken });
    try {
      state.committing = textOf(statement[0]) === 'commit';
      const result: unknown = await Reflect.apply(client.query, client, statement);
      return result;
    } catch (error) {
      if (isBroken(failureOf(error))) state.broken = error;
      throw error;
    }
  };
}
