import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { decode } from 'iconv-lite';

/** More than ten seasons of the whole federation. */
export const MOST_BYTES = 16 * 1024 * 1024;

const NEWLINE = '\n'.charCodeAt(0);
/** Letters of UTF-8 among those of Windows-1252: two signs that no language writes side by side. */
const UTF8_LETTER = /[\xC3-\xC5][\x80-\xBF]/;

/** What a file holds as text, and the lines of which it cannot be told how they are written. */
export interface Decoded {
  text: string;
  mixedLines: readonly number[];
}

/**
 * Reads a file, a pipe too, and never more of it than may be.
 * @returns undefined if it holds more than `MOST_BYTES`
 */
export async function readBytes(file: string): Promise<Buffer | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > MOST_BYTES) return undefined;
    const chunks: Buffer[] = [];
    let length = 0;
    const read: AsyncIterable<Buffer> = handle.createReadStream({ autoClose: false, end: MOST_BYTES });
    for await (const chunk of read) {
      chunks.push(chunk);
      length += chunk.length;
    }
    return length > MOST_BYTES ? undefined : Buffer.concat(chunks);
  } finally {
    await handle.close();
  }
}

/**
 * The text of a spreadsheet's file: UTF-16 or UTF-8, with or without mark, else line by line UTF-8 or Windows-1252,
 * because offices paste files together. (Node 20 itself reads Windows-1252 as Latin-1, without the Ž.)
 */
export function decodeBytes(bytes: Buffer): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return { text: decode(bytes, utf16), mixedLines: [] };
  const own = bytes.subarray(bytes.indexOf('\uFEFF') === 0 ? 3 : 0);
  if (isUtf8(own)) return { text: own.toString(), mixedLines: [] };
  const lines: string[] = [];
  const mixedLines: number[] = [];
  for (let start = 0; start < own.length;) {
    const next = own.indexOf(NEWLINE, start);
    const end = next < 0 ? own.length : next + 1;
    const line = own.subarray(start, end);
    const one = isUtf8(line);
    if (!one && UTF8_LETTER.test(line.toString('latin1'))) mixedLines.push(lines.length + 1);
    lines.push(one ? line.toString() : decode(line, 'win1252'));
    start = end;
  }
  return { text: lines.join(''), mixedLines };
}

/** Which UTF-16, by its mark or by the zeros beside each letter of the headings. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0 && first !== 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}
