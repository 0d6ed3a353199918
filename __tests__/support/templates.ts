import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { editionOf, filesIn } from './edition';

const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/kbo-tests');
const KEPT_MS = 24 * 60 * 60 * 1_000;

/** Changes with whatever an empty database consists of: the tables and the versions of what makes them. */
const edition = (): string =>
  editionOf(
    [
      ...filesIn('server/db/migrations').filter((file) => file.endsWith('.sql')),
      'node_modules/@electric-sql/pglite/package.json',
    ],
    process.versions.node,
  );

const folderOf = (name: string): string => path.join(CACHE, `${name}-${edition()}`);

/** A folder that `template` has made within the last so many ms, which must not be written to; null if there is none. */
export function recentTemplate(name: string, ms: number): string | null {
  const made = statSync(folderOf(name), { throwIfNoEntry: false });
  return made !== undefined && made.ctimeMs > Date.now() - ms ? folderOf(name) : null;
}

/**
 * A folder that is made once and copied afterwards: an empty database takes seconds to make and a moment to copy.
 * Two processes that make it at the same time do no harm; the first one's stays.
 * @returns the folder, which must not be written to
 */
export async function template(name: string, make: (folder: string) => unknown): Promise<string> {
  const folder = folderOf(name);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(path.join(CACHE, 'making-'));
  await make(path.join(fresh, 'made'));
  try {
    renameSync(path.join(fresh, 'made'), folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  rmSync(fresh, { recursive: true, force: true });
  return folder;
}

/** Removes templates that are a day old, of which most are of code or days that are over. */
export function removeOldTemplates(): void {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE)) {
    const folder = path.join(CACHE, name);
    if (statSync(folder).ctimeMs < Date.now() - KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies a folder with its modes and owners to a place where nothing is yet. */
export const copyFolder = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to]);
