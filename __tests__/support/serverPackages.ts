import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const INSTALLED = path.join(ROOT, 'node_modules');
const CACHE = '.cache';
/** In it: what the build has compressed before, told apart by content. */
const COMPRESSED = 'compressed';

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
 * Does what `npm ci` does in an empty folder, in a tenth of the time: the same packages, linked from here. What the
 * build has compressed is kept here, too.
 * @returns false if other packages are installed here, or cannot be linked from there; the folder is as before then
 */
export function linkInstalled(folder: string): boolean {
  if (!isAsLocked()) return false;
  const target = path.join(folder, 'node_modules');
  const packages = readdirSync(INSTALLED).filter((name) => name !== CACHE);
  mkdirSync(path.join(target, CACHE), { recursive: true });
  const linking = spawnSync('cp', ['-al', '-t', target, ...packages], { cwd: INSTALLED });
  if (linking.status !== 0) {
    rmSync(target, { recursive: true });
    return false;
  }
  mkdirSync(path.join(INSTALLED, CACHE, COMPRESSED), { recursive: true });
  symlinkSync(path.join(INSTALLED, CACHE, COMPRESSED), path.join(target, CACHE, COMPRESSED));
  return true;
}
