import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/db/open';
import { scratchFolder } from './scratch';
import { copyFolder, template } from './templates';

/** What databases are created from, which the embedded engine never does: more than half of the files. */
const UNUSED = ['template0', 'template1'];

async function make(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await db.execute(sql`update pg_database set datistemplate = false`);
  for (const name of UNUSED) await db.execute(sql`drop database ${sql.identifier(name)}`);
  await close();
}

/** The folder of an empty database, which must not be written to. */
export const emptyFolder = (): Promise<string> => template('embedded-alone', make);

/** Folders of the embedded engine; and how to remove them all. */
export interface Folders {
  /** One with an empty database. */
  readonly fresh: () => Promise<{ dataDir: string }>;
  readonly copyOf: (folder: string) => { dataDir: string };
  readonly remove: () => void;
}

export function emptyFolders(): Folders {
  const parents: string[] = [];
  const copyOf = (folder: string) => {
    const parent = scratchFolder();
    parents.push(parent);
    const dataDir = join(parent, 'data');
    copyFolder(folder, dataDir);
    return { dataDir };
  };
  return {
    fresh: async () => copyOf(await emptyFolder()),
    copyOf,
    remove: () => parents.forEach((parent) => rmSync(parent, { recursive: true, force: true })),
  };
}
