import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Answer } from '../answers/answer';
import type { Encoding } from '../answers/answer';

/** What a first visit asks for; anything else is sent from the disk. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COPIES: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** A file in a folder with its compressed copies. Undefined: unreadable, of another type, or outside the folder. */
export async function readSiteFile(folder: string, name: string): Promise<Answer | undefined> {
  const [file, type] = [join(folder, name), TYPES[extname(name)]];
  if (type === undefined || !file.startsWith(folder + sep)) return undefined;
  const read = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);
  const [content, ...copies] = await Promise.all([read(file), ...COPIES.map(([, suffix]) => read(file + suffix))]);
  if (content === undefined) return undefined;
  const given = COPIES.flatMap(([encoding], at) => {
    const copy = copies[at];
    return copy === undefined ? [] : [[encoding, copy] as const];
  });
  return new Answer(content, type, [], new Map(given));
}
