import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Every worker holds a few databases of 40 MB at once; a container has 64 MB there unless told otherwise. */
const ROOM = 4 * 1024 ** 3;
const PREFIX = 'kbo-scratch-';

function holdsMuch(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/** Whether scratch folders lie in memory. */
export const inMemory = holdsMuch(MEMORY);

const place = inMemory ? MEMORY : tmpdir();

/** Makes a folder that goes with the test, such as a database's: in memory where there is room, which spares copying to a disk. */
export const scratchFolder = (): string => mkdtempSync(join(place, `${PREFIX}${process.pid}-`));

/** Removes what processes that are gone have left: a run that was broken off cleans nothing up. */
export function removeLeftScratch(): void {
  for (const name of readdirSync(place).filter((one) => one.startsWith(PREFIX)))
    try {
      process.kill(Number.parseInt(name.slice(PREFIX.length), 10), 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH')
        rmSync(join(place, name), { recursive: true, force: true });
    }
}
