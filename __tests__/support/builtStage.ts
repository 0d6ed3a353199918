import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isSeen, openWorkshop } from './dockerSteps';
import { editionOf } from './edition';
import { copyFolder, template } from './templates';

const ROOT = resolve(__dirname, '../..');

/** Files that the image's build sees. */
const seenIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!isSeen(path)) return [];
    return entry.isDirectory() ? seenIn(path) : entry.isFile() ? [path] : [];
  });

/**
 * What the first stage of the Dockerfile leaves, without its packages: made once of what the project consists of.
 * @throws Unreachable
 */
export const builtStage = (): Promise<string> =>
  template(`image-${editionOf(seenIn(''))}`, (to) => {
    const workshop = openWorkshop();
    try {
      const folder = workshop.run(0);
      rmSync(join(folder, 'node_modules'), { recursive: true });
      copyFolder(folder, to);
    } finally {
      workshop.remove();
    }
  });
