import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FETCHED_PATH, PICTURE_COLUMNS, endingOf, typeOfFetched } from '../domain/fetchedPicture';
import { tableOf } from '../merging/tables';
import { Refusal, bodyOf, eachPolitely } from './client';
import type { Source } from './client';
import type { Progress } from './crawl';
import type { Stage } from './stage';

const LARGEST_BYTES = 5 * 1024 * 1024;

/** Where fetched pictures are stored, and the hosts besides the API's own that they are fetched from. */
export interface Album {
  folder: string;
  hosts: readonly string[];
}

/** A picture that an earlier run fetched. */
interface Earlier {
  name: string;
  /** When it was last changed at the source, in ms since 1970. */
  changed: number;
  /** When it was last written here. */
  written: number;
}

/**
 * Fetches the pictures that the source names and replaces their addresses by those of our copies. One that cannot be
 * fetched, is too large or is not a bitmap keeps its earlier copy or else its address, and is reported.
 */
export async function takePictures(stage: Stage, source: Source, album: Album, progress: Progress): Promise<void> {
  await mkdir(album.folder, { recursive: true });
  const earlier = await earlierPictures(album.folder);
  const hosts = [new URL(source.base).host, ...album.hosts];
  const elsewhere = new Map<string, number>();
  const addresses = [...new Set(told(stage).map(({ address }) => address))].filter((address) => {
    const { host } = new URL(address);
    if (!hosts.includes(host)) elsewhere.set(host, (elsewhere.get(host) ?? 0) + 1);
    return hosts.includes(host);
  });
  const names = new Map<string, string>();
  await eachPolitely(
    addresses,
    async (address) => {
      const before = earlier.get(hash(address));
      try {
        names.set(address, await take(source, address, album.folder, before));
      } catch (error) {
        stage.complain(`${address} – ${error instanceof Error ? error.message : String(error)}`);
        if (before !== undefined) names.set(address, before.name);
      }
    },
    (done) => progress('Pictures', done, addresses.length),
  );
  for (const [host, count] of elsewhere)
    stage.complain(`${host} – ${count} pictures stay there; --pictures-host ${host} fetches them, too`);
  for (const { table, column, key, address } of told(stage)) {
    const name = names.get(address);
    if (name !== undefined) stage.put(table, address, { ...key, [column]: FETCHED_PATH + name });
  }
}

function told(stage: Stage) {
  return Object.entries(PICTURE_COLUMNS).flatMap(([table, columns]) =>
    stage.all(table).flatMap((row) => {
      const key = Object.fromEntries(tableOf(table).key.map((name) => [name, row[name]]));
      return columns.flatMap((column) => {
        const address = row[column];
        return typeof address === 'string' && URL.canParse(address) ? [{ table, column, key, address }] : [];
      });
    }),
  );
}

/** The picture's name once it is in the folder; a server that finds it unchanged need not send it again. */
async function take(source: Source, address: string, folder: string, before: Earlier | undefined): Promise<string> {
  const since = before === undefined ? {} : { 'if-modified-since': new Date(before.changed).toUTCString() };
  const how = { headers: { accept: 'image/*', ...since }, redirect: 'manual' } as const;
  return source.fetch(new URL(address), how, async (response) => {
    if (response.status === 304 && before !== undefined) return before.name;
    if (response.status !== 200) throw new Refusal(`expected 200, got ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    if (!/^image\/(?!svg)/i.test(type)) throw new Refusal(`expected a picture, got ${type.slice(0, 60)}`);
    const bytes = await bodyOf(response, LARGEST_BYTES);
    const ending = endingOf(bytes);
    if (ending === undefined) throw new Refusal(`its bytes are no picture of points, though it says ${type}`);
    const name = `${hash(address)}-${hash(bytes)}.${ending}`;
    if (name === before?.name) return name;
    const file = join(folder, name);
    await writeFile(`${file}.part`, bytes);
    const changed = Date.parse(response.headers.get('last-modified') ?? '');
    const now = new Date();
    await utimes(`${file}.part`, now, Number.isNaN(changed) ? now : new Date(changed));
    await rename(`${file}.part`, file);
    return name;
  });
}

/** What is in the folder by the hash of its address; of several the one that was written last. */
async function earlierPictures(folder: string): Promise<Map<string, Earlier>> {
  const found = new Map<string, Earlier>();
  for (const name of (await readdir(folder)).filter((one) => typeOfFetched(one) !== undefined)) {
    const { mtimeMs: changed, ctimeMs: written } = await stat(join(folder, name));
    const [address = ''] = name.split('-');
    if ((found.get(address)?.written ?? 0) < written) found.set(address, { name, changed, written });
  }
  return found;
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
