import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/open';
import { copyFolder, template } from './templates';

async function make(dataDir: string): Promise<void> {
  await (await openDatabase({ dataDir })).close();
}

/** The folder of an empty database, which must not be written to. */
export const emptyFolder = (): Promise<string> => template('embedded', make);

/** Folders of the embedded engine, each with an empty database; and how to remove them all. */
export function emptyFolders(): { readonly fresh: () => Promise<{ dataDir: string }>; readonly remove: () => void } {
  const parents: string[] = [];
  return {
    fresh: async () => {
      const parent = mkdtempSync(join(tmpdir(), 'kbo-data-'));
      parents.push(parent);
      const dataDir = join(parent, 'data');
      copyFolder(await emptyFolder(), dataDir);
      return { dataDir };
    },
    remove: () => parents.forEach((parent) => rmSync(parent, { recursive: true, force: true })),
  };
}
