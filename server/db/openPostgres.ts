import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { listenOn } from './listen';
import { MIGRATIONS } from './migrations';
import type { Database } from './database';

/** Any fixed number: processes starting together queue on it so that one of them migrates. */
const MIGRATION_LOCK = 7_310_044;

/** Connects to a PostgreSQL server that several processes may share. */
export async function openPostgres(url: string): Promise<Database> {
  await migrateOnce(url);
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 15_000 });
  // A connection that breaks fails its query or is replaced at the next one; without a handler it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const stops: (() => Promise<void>)[] = [];
  return {
    db: drizzle(pool),
    shared: true,
    listen: async (listener) => {
      stops.push(await listenOn(url, listener));
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await pool.end();
    },
  };
}

async function migrateOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
