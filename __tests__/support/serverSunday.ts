import { openDatabase } from '../../server/db/open';
import { buildFederation } from '../../server/demo/federation';
import { fillWithDemo } from '../../server/demo/load';
import { serverEdition } from './serverBuild';
import { emptyFolder } from './serverFolders';
import { copyFolder, template } from './templates';

/** A Sunday afternoon, with matches under way. */
export const SUNDAY = new Date('2026-11-22T14:20:00Z');

async function fill(dataDir: string): Promise<void> {
  copyFolder(await emptyFolder(), dataDir);
  const { db, close } = await openDatabase({ dataDir });
  await fillWithDemo(db, buildFederation(SUNDAY), SUNDAY);
  await close();
}

/** The folder of the demo as it is on that Sunday, which must not be written to. */
export const sundayFolder = (): Promise<string> => template(`sunday-${serverEdition()}`, fill);
