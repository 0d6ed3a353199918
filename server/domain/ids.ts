import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for a UUID in either case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** A fresh id in the form all ids have: an upper-case UUID. */
export function newId(): string {
  return randomUUID().toUpperCase();
}
