import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { tryLock } from 'fs-native-extensions';
import { FETCHED_FOLDER } from '../domain/fetchedPicture';
import { MIGRATIONS, SNAPSHOT } from './database';
import type { Database } from './database';

/**
 * Takes the directory for this process and returns the function that releases it. The operating system holds the
 * lock with the open file: it ends with the process, however that ends, and holds between containers on one volume.
 * @throws Error when another process holds the lock
 */
async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'server.lock');
  const file = await open(path, 'a', 0o600);
  if (tryLock(file.fd)) return () => file.close();
  await file.close();
  throw new Error(`${path}: held by another server – one server per data directory`);
}

const ENGINE_FOLDER = 'pgdata';
/** The nightly export of an embedded database that is not the demo's. */
export const BACKUP_FILE = 'backup.jsonl';
const OURS: readonly string[] = [ENGINE_FOLDER, 'server.lock', FETCHED_FOLDER, BACKUP_FILE];
const OWNER_ONLY = 0o700;
/** The engine clears its buffers at every start, 128 MB unless told otherwise; the operating system caches the files, too. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Opens the embedded engine on a directory (created when missing, locked against a second server) or in memory.
 * @throws Error when another server holds the directory
 */
export async function openEmbedded(dataDir: string | undefined): Promise<Database> {
  if (dataDir !== undefined) await makePrivate(dataDir);
  const release = dataDir === undefined ? async () => {} : await lockDirectory(dataDir);
  try {
    const folder = dataDir === undefined ? {} : { dataDir: join(dataDir, ENGINE_FOLDER) };
    const engine = await PGlite.create({ ...folder, startParams: START });
    const db = drizzle(engine);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    return {
      db,
      snapshot: (work) => db.transaction(work, SNAPSHOT),
      counting: db,
      publish: () => Promise.resolve(),
      listen: () => Promise.resolve(),
      maintain: async (what) => {
        await engine.exec(what === 'vacuum' ? 'vacuum analyze' : 'checkpoint');
      },
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

/** The folder's content is the owner's alone; a folder that holds other things too keeps its own mode. */
async function makePrivate(dataDir: string): Promise<void> {
  const engineFolder = join(dataDir, ENGINE_FOLDER);
  await mkdir(engineFolder, { recursive: true, mode: OWNER_ONLY });
  await chmod(engineFolder, OWNER_ONLY);
  const others = (await readdir(dataDir)).filter((name) => !OURS.includes(name));
  if (others.length === 0) await chmod(dataDir, OWNER_ONLY);
}
