import { open, rename } from 'node:fs/promises';
import type { Db } from '../db/database';
import { allRows } from '../merging/rows';
import { TABLES } from '../merging/tables';

/** The version that this code writes; it reads this and earlier ones. */
export const VERSION = 1;

/** First line of a file. */
export interface Head {
  format: 'kbo';
  version: number;
}

/** Every further line. */
export interface Line {
  table: string;
  row: Readonly<Record<string, unknown>>;
}

const PRIVATE = 0o600;

/**
 * Writes the whole database, as it is at one moment, into a file of JSON lines that only its owner may read.
 * The file appears under its name once it is complete. Returns the number of rows.
 */
export async function exportFile(db: Db, file: string): Promise<number> {
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w', PRIVATE);
  try {
    await handle.chmod(PRIVATE);
    await handle.writeFile(line({ format: 'kbo', version: VERSION } satisfies Head));
    const count = await db.transaction(
      async (tx) => {
        let rows = 0;
        for (const table of TABLES) {
          const all = await allRows(tx, table);
          await handle.writeFile(all.map((row) => line({ table: table.name, row } satisfies Line)).join(''));
          rows += all.length;
        }
        return rows;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await handle.sync();
    await rename(unfinished, file);
    return count;
  } finally {
    await handle.close();
  }
}

function line(content: Head | Line): string {
  return `${JSON.stringify(content)}\n`;
}
