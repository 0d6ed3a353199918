import { setTimeout as pause } from 'node:timers/promises';
import { viennaWallClock } from '../../server/domain/clock';
import { serverEdition } from './serverBuild';
import { emptyFolder } from './serverFolders';
import type { Folders } from './serverFolders';
import { startProcess } from './serverProcess';
import { copyFolder, recentTemplate, template } from './templates';

async function fill(dataDir: string): Promise<void> {
  copyFolder(await emptyFolder(), dataDir);
  const server = await startProcess({ dataDir }, { DEMO: 'on' });
  while (!server.output().includes('Offene Spielverlegung')) await pause(20);
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`the server ended with ${code}:\n${server.output()}`);
}

const nameOfToday = (): string => `demo-${viennaWallClock(new Date()).slice(0, 10)}-${serverEdition()}`;

/** The folder of a demo that a server has laid out at some time of this day; it must not be written to. */
export const demoFolder = (): Promise<string> => template(nameOfToday(), fill);

/** Within that time a demo's matches hardly move on; a whole run of the tests needs five minutes from the one to the other. */
const RECENT_MS = 10 * 60 * 1_000;

/** A copy of a demo that has just been laid out, or else an empty database, in which a server lays out its own. */
export async function recentDemo(folders: Folders): Promise<{ dataDir: string }> {
  const folder = recentTemplate(nameOfToday(), RECENT_MS);
  return folder === null ? folders.fresh() : folders.copyOf(folder);
}
