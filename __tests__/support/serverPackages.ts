import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const INSTALLED = path.join(ROOT, 'node_modules');
/** What the build has compressed before, told apart by content. */
const COMPRESSED = '.cache/compressed';

interface Lock {
  packages: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const packagesOf = (file: string): Lock['packages'] => (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages;

/** Whether the packages installed here are those of the lock file, save optional ones of other machines. */
function isAsLocked(): boolean {
  const note = path.join(INSTALLED, '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  // The entry without a name is the project itself.
  return Object.entries(packagesOf(path.join(ROOT, 'package-lock.json'))).every(
    ([name, entry]) =>
      name === '' || (name in installed ? isDeepStrictEqual(installed[name], entry) : entry.optional === true),
  );
}

/**
 * Does what `npm ci` does in an empty folder, in a tenth of the time: the same packages, linked from here, with what
 * the build has compressed before.
 * @returns false if other packages are installed here, or cannot be linked from there; the folder is as before then
 */
export function linkInstalled(folder: string): boolean {
  if (!isAsLocked()) return false;
  const target = path.join(folder, 'node_modules');
  if (spawnSync('cp', ['-al', INSTALLED, target]).status !== 0) {
    execFileSync('rm', ['-rf', target]);
    return false;
  }
  execFileSync('rm', ['-rf', path.join(target, '.cache')]);
  if (existsSync(path.join(INSTALLED, COMPRESSED))) {
    mkdirSync(path.join(target, '.cache'));
    execFileSync('cp', ['-a', path.join(INSTALLED, COMPRESSED), path.join(target, COMPRESSED)]);
  }
  return true;
}
