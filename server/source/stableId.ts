import { createHash } from 'node:crypto';

/** The same UUID for the same words, for things to which the source gives no id (RFC 9562, version 8). */
export function stableId(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`.toUpperCase();
}
