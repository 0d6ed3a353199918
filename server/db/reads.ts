import type { Pool } from 'pg';
import type { Absence } from './absence';
import { failureOf } from './failures';
import { persist } from './persist';

const ONLY_READS = /^\s*(?:select|with)\b/i;

/** The pool as queries see it. A read whose connection broke or was never made is repeated. */
export function readsOn(pool: Pool, absence: Absence): Pool {
  const query = (...statement: readonly unknown[]): Promise<unknown> =>
    persist(
      () => ask(pool, statement),
      (error) => mayAskAgain(error, statement[0]),
      absence,
    );
  return new Proxy(pool, {
    get: (target, key): unknown => (key === 'query' ? query : Reflect.get(target, key, target)),
  });
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
export function textOf(statement: unknown): string {
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
}

/** Closes the idle connections. */
export function dropIdle(pool: Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}
