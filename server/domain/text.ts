import { randomUUID } from 'node:crypto';

const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** A sign that is seen: not a blank, a mark without its letter, a zero-width sign, a filler. */
const SEEN = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** True when nothing of a text can be seen. */
export function isInvisible(text: string): boolean {
  return !SEEN.test(text);
}

/** True when a text holds control characters or broken Unicode, which no form sends and no database stores. */
export function isUnstorable(text: string): boolean {
  return UNSTORABLE.test(text);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for a UUID in either case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** A fresh id in the form all ids have: an upper-case UUID. */
export function newId(): string {
  return randomUUID().toUpperCase();
}
