import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the repository, by its path from the top. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export const root = path.resolve(__dirname, '../..');

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Paths below some folders whose path matches, generated and installed files left out. */
export function paths(folders: readonly string[], matching: RegExp): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => matching.test(file) && !/(^|\/)(node_modules|migrations)\//.test(file))
    .sort();
}

const read = new Map<string, SourceFile>();

function fileAt(at: string): SourceFile {
  const known = read.get(at) ?? { path: at, text: textOf(at) };
  read.set(at, known);
  return known;
}

/** The same, each read once. */
export const files = (folders: readonly string[], matching: RegExp): readonly SourceFile[] =>
  paths(folders, matching).map(fileAt);

/** Whether a folder lies in another one or is the same. */
export const isIn = (file: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
