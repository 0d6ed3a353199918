/** First words that other programs use as well: a name beginning so is not meant for us. */
const COMMON_WORDS: ReadonlySet<string> = new Set(['API', 'CACHE', 'DATA', 'DATABASE', 'FLAG', 'LOG', 'POOL', 'SITE']);
/** Below this length two letters make another word (`HOME`, `HOST`), so only one may differ. */
const SHORT = 5;

/**
 * The name of ours that a foreign name was probably meant to be: one or two letters away, or our prefix with
 * a rest that we do not know. Undefined for the many names of an environment that have nothing to do with us.
 */
export function probablyMeant(foreign: string, ours: readonly string[]): string | undefined {
  const upper = foreign.toUpperCase();
  const near = ours.find((name) => distance(upper, name) <= (name.length < SHORT ? 1 : 2));
  if (near !== undefined) return near;
  const [word = '', rest] = upper.split('_');
  if (rest === undefined || COMMON_WORDS.has(word)) return undefined;
  return ours.find((name) => name.startsWith(`${word}_`));
}

/** The word of a few that is nearest to one that is none of them, at most two letters away. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, away: distance(word.toLowerCase(), name) }))
    .toSorted((one, other) => one.away - other.away);
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
