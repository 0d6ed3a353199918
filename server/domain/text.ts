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

/** Below this length two letters make another word (`HOME`, `HOST`), so only one may differ. */
const SHORT = 5;

/** The one of our names that another was probably meant to be: one or two letters away. */
export function probablyMeant(foreign: string, ours: readonly string[]): string | undefined {
  const upper = foreign.toUpperCase();
  return ours.find((name) => distance(upper, name) <= (name.length < SHORT ? 1 : 2));
}

/** The word of a few that is nearest to one that is none of them, case aside: at most two letters away. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const away = (name: string) =>
    // Which spares the longest texts from outside.
    Math.abs(name.length - word.length) > 2 ? Infinity : distance(word.toLowerCase(), name.toLowerCase());
  const [best] = known.map((name) => ({ name, away: away(name) })).toSorted((one, other) => one.away - other.away);
  return best !== undefined && best.away <= 2 ? best.name : undefined;
}

/** How many letters must be added, left out, changed or swapped with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, changed, swapped ? at(beforeLast, j - 2) + 1 : Infinity));
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
