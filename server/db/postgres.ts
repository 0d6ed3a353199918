import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { ask, connectionTo, PATIENCE, readsOn, transactionsOn } from './connections';
import { MIGRATIONS, MigrationsMissing, SNAPSHOT } from './database';
import type { Database, Db } from './database';
import { listenOn, notify } from './listen';
import { CircuitBreaker, failureOf } from './retry';

/** Any fixed number: processes starting together queue on it so that one of them migrates. */
const MIGRATION_LOCK = 7_310_044;
const LOOK_AGAIN_MS = 1_000;

/** How many connections a process holds for queries, and how many for transactions besides. */
export interface PoolSizes {
  readers: number;
  writers: number;
  /** Without the time-outs that keep one visitor from holding up the others. */
  patient?: boolean;
}

const SIZES: PoolSizes = { readers: 10, writers: 5 };

/** For a command, which does one thing after the other and takes as long as that needs. */
export const POOL_OF_A_COMMAND: PoolSizes = { readers: 1, writers: 1, patient: true };

/**
 * Connects to a PostgreSQL server that several processes may share, waiting for one that starts later.
 * Transactions and counted attempts have connections of their own, so that many of them waiting for one row never block
 * readers.
 */
export async function openPostgres(
  url: string,
  sizes: PoolSizes = SIZES,
  onWait: () => void = () => {},
): Promise<Database> {
  const own = randomUUID();
  await migrateOnce(url, onWait);
  const readers = warmPool(url, sizes.readers, sizes.patient);
  const writers = warmPool(url, sizes.writers, sizes.patient);
  const counter = warmPool(url, 1);
  // A command counts no attempts.
  await Promise.all([readers, writers, ...(sizes.patient ? [] : [counter])].map(warm));
  const breaker = new CircuitBreaker(() => ask(readers, ['select 1']));
  // Of its own, so that attempts that wait too long for each other do not count as an absence of the database.
  const counterBreaker = new CircuitBreaker(() => ask(counter, ['select 1']));
  const stops: (() => Promise<void>)[] = [];
  return {
    db: Object.assign(readsOn(readers, breaker), {
      transaction: transactionsOn(writers, sizes.writers, breaker),
    }),
    snapshot: (work) => snapshotOf(url, work),
    counting: readsOn(counter, counterBreaker),
    publish: (tx, tags, all) => notify(tx, own, tags, all),
    listen: async (listener) => {
      stops.push(await listenOn(url, own, listener));
    },
    connections: () => ({
      open: readers.totalCount + writers.totalCount,
      idle: readers.idleCount + writers.idleCount,
      waiting: readers.waitingCount + writers.waitingCount,
    }),
    close: async () => {
      breaker.stop();
      counterBreaker.stop();
      await Promise.all(stops.map((stop) => stop()));
      await Promise.all([readers, writers, counter].map((pool) => pool.end()));
    },
  };
}

function warmPool(url: string, size: number, patient = false): Pool {
  const pool = new Pool({ ...connectionTo(url), ...(patient ? {} : PATIENCE), max: size, idleTimeoutMillis: 0 });
  // A connection that breaks fails its query or is replaced at the next one; without a handler it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function snapshotOf<T>(url: string, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await firstConnection(url);
  try {
    return await drizzle(client).transaction(work, SNAPSHOT);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Opens every connection, because new ones are slow exactly when there is most to do. */
async function warm(pool: Pool): Promise<void> {
  const clients = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) if (client.status === 'fulfilled') client.value.release();
}

/**
 * Makes the migrations that are missing. Where none is, no right to make tables is needed.
 * @throws MigrationsMissing when this account may not make them
 */
async function migrateOnce(url: string, onWait: () => void): Promise<void> {
  const client = await firstConnection(url, onWait);
  try {
    if ((await missingIn(client)) === 0) return;
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new MigrationsMissing(
      'migrations are missing, or this account may not see whether they are: run `kbo migrate` as the owner of the tables',
    );
  } finally {
    await client.end();
  }
}

/** How many of our migrations the database lacks. */
async function missingIn(client: Client): Promise<number> {
  const { rows } = await client.query<{ made: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') made",
  );
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  if (rows[0]?.made == null) return ours.length;
  const last = await client.query<{ made: string }>(
    'select coalesce(max(created_at), 0) as made from drizzle.__drizzle_migrations',
  );
  return ours.filter(({ folderMillis }) => folderMillis > Number(last.rows[0]?.made ?? 0)).length;
}

/** Lets an account read and write the rows of every table, and nothing else: enough for servers once migrations are made. */
export async function grantRows(db: Db, role: string): Promise<void> {
  const account = sql.identifier(role);
  await db.transaction(async (tx) => {
    await tx.execute(sql`grant usage on schema public, drizzle to ${account}`);
    await tx.execute(sql`grant select on all tables in schema drizzle to ${account}`);
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${account}`);
    await tx.execute(sql`grant usage on all sequences in schema public to ${account}`);
  });
}

/** Whether the account lacks a right, in an error or in what caused it. */
function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '42501') || isForbidden(error.cause);
}

async function firstConnection(url: string, onWait: () => void = () => {}): Promise<Client> {
  for (let told = false; ; told = true) {
    const client = new Client(connectionTo(url));
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (failureOf(error) === undefined) throw error;
      if (!told) onWait();
      await pause(LOOK_AGAIN_MS);
    }
  }
}
