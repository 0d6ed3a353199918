import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Database, Db } from '../db/database';
import { streamRows } from './tables';
import { TABLES } from './tables';

/** The version that this code writes; it reads this and earlier ones. */
export const VERSION = 2;

/** First line of a file. */
export interface Head {
  format: 'kbo';
  version: number;
}

/** Every further line but the last. */
export interface Line {
  table: string;
  row: Readonly<Record<string, unknown>>;
}

/** Last line of a file, since version 2: how many rows stand before it, and the hash of every byte before it. */
interface End {
  end: { rows: number; sha256: string };
}

const PRIVATE = 0o600;
/** Longer than any last line. */
const LONGEST_END = 256;
const END = /^\{"end":\{"rows":(\d+),"sha256":"([0-9a-f]{64})"\}\}\n$/;
const NEWLINE = '\n'.charCodeAt(0);

/**
 * Writes the whole database, as it is at one moment, into a file of JSON lines that only its owner may read.
 * The file appears under its name once it is complete. Returns the number of rows.
 */
export async function exportFile(store: Pick<Database, 'snapshot'>, file: string): Promise<number> {
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w', PRIVATE);
  try {
    await handle.chmod(PRIVATE);
    const rows = await store.snapshot((tx) => writeAll(tx, handle));
    await handle.sync();
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function writeAll(tx: Db, handle: FileHandle): Promise<number> {
  const hash = createHash('sha256');
  const write = async (text: string) => {
    hash.update(text);
    await handle.writeFile(text);
  };
  await write(line({ format: 'kbo', version: VERSION }));
  let rows = 0;
  for (const table of TABLES) {
    for await (const some of streamRows(tx, table)) {
      await write(some.map((row) => line({ table: table.name, row })).join(''));
      rows += some.length;
    }
  }
  await handle.writeFile(line({ end: { rows, sha256: hash.digest('hex') } }));
  return rows;
}

/**
 * Whether a file says that it ends where it ends; one of version 1 cannot.
 * @throws Error if it was changed since it was written
 */
export async function isWhole(file: string): Promise<boolean> {
  const end = await lastLine(file);
  const [, , sha256] = END.exec(end.text) ?? [];
  if (sha256 === undefined) return false;
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { end: end.at - 1 }), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) hash.update(chunk);
  });
  if (hash.digest('hex') !== sha256) throw new Error(`${file}: was changed since it was written`);
  return true;
}

async function lastLine(file: string): Promise<{ text: string; at: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - LONGEST_END);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_END), 0, LONGEST_END, from);
    const tail = buffer.subarray(0, bytesRead);
    const before = tail.lastIndexOf(NEWLINE, -2) + 1;
    return { text: tail.subarray(before).toString(), at: from + before };
  } finally {
    await handle.close();
  }
}

function line(content: Head | Line | End): string {
  return `${JSON.stringify(content)}\n`;
}
