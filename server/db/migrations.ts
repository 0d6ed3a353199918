import { join } from 'node:path';

/** Folder of the SQL files that build the tables, applied in the order of its journal. */
export const MIGRATIONS = join(__dirname, 'migrations');
