import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDirectory } from './lock';
import { MIGRATIONS } from './migrations';
import type { Database } from './database';

/**
 * Opens the embedded engine on a directory (created when missing, locked against a second process) or in memory.
 * @throws Error when a living process holds the directory
 */
export async function openEmbedded(dataDir: string | undefined): Promise<Database> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const release = dataDir === undefined ? async () => {} : await lockDirectory(dataDir);
  try {
    const engine = await PGlite.create(dataDir === undefined ? {} : { dataDir: join(dataDir, 'pgdata') });
    const db = drizzle(engine);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    return {
      db,
      shared: false,
      listen: () => Promise.resolve(),
      close: async () => {
        await engine.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
