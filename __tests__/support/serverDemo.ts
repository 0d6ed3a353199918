import { setTimeout as pause } from 'node:timers/promises';
import { viennaWallClock } from '../../server/domain/clock';
import { serverEdition } from './serverBuild';
import { emptyFolder } from './serverFolders';
import { startProcess } from './serverProcess';
import { copyFolder, template } from './templates';

async function fill(dataDir: string): Promise<void> {
  copyFolder(await emptyFolder(), dataDir);
  const server = await startProcess({ dataDir }, { DEMO: 'on' });
  while (!server.output().includes('Offene Spielverlegung')) await pause(20);
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`the server ended with ${code}:\n${server.output()}`);
}

/** The folder of a demo that a server has laid out at some time of this day; it must not be written to. */
export const demoFolder = (): Promise<string> =>
  template(`demo-${viennaWallClock(new Date()).slice(0, 10)}-${serverEdition()}`, fill);
