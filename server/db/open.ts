import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type { PoolSizes } from './postgres';

export interface DatabaseOptions {
  /** PostgreSQL address; without it the embedded engine is used. */
  url?: string | undefined;
  /** Directory of the embedded engine; without it the data live in memory only. */
  dataDir?: string | undefined;
  /** PostgreSQL connections of this process. */
  pool?: PoolSizes;
  /** Told once when PostgreSQL does not answer yet and is waited for. */
  onWait?: () => void;
}

/** Opens PostgreSQL when an address is given, else the embedded engine, and brings the tables up to date. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined
    ? openEmbedded(options.dataDir)
    : openPostgres(options.url, options.pool, options.onWait);
}
