import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Files of a folder of the project and of all its folders, from the project's root. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.relative(ROOT, path.join(entry.parentPath, entry.name))] : [],
  );

/**
 * Short name of a state of some files of the project: changes with their names and with what they hold.
 * @param besides whatever else it shall change with
 */
export function editionOf(files: readonly string[], besides = ''): string {
  const hash = createHash('sha256').update(besides);
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}
