import type { PoolConfig } from 'pg';

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
