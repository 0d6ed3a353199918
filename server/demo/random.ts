/** A source of repeatable chance: the same seed gives the same federation on every machine. */
export interface Random {
  /** 0 up to but not including 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  /** One of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** Another order of the same list. */
  shuffle<T>(list: readonly T[]): T[];
  /** A count that is `mean` on average. */
  poisson(mean: number): number;
  /** An upper-case UUID. */
  uuid(): string;
  /** An independent source, so that more draws in one place do not change everything after it. */
  fork(label: string): Random;
}

function hash(text: string, seed: number): number {
  let value = seed ^ 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');

/** Makes a source from a whole number. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => word() / 4294967296;
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('pick: the list is empty');
      return found;
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
    poisson: (mean) => {
      const floor = Math.exp(-mean);
      let [count, product] = [0, next()];
      while (product > floor) {
        count += 1;
        product *= next();
      }
      return count;
    },
    uuid: () => {
      const [a, b, c, d] = [word(), word(), word(), word()];
      return `${hex(a, 8)}-${hex(b >>> 16, 4)}-4${hex(b & 0xfff, 3)}-${hex(0x8000 | (c >>> 18), 4)}-${hex(c & 0xffff, 4)}${hex(d, 8)}`;
    },
    fork: (label) => createRandom(hash(label, seed)),
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** An address of an invented video in one of the forms the contract knows, with and without a start time. */
export function videoLink(random: Random): string {
  const id = Array.from({ length: 11 }, () => LETTERS[random.int(0, LETTERS.length - 1)] ?? 'a').join('');
  const start = random.int(8, 190);
  return random.pick([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}&t=${start}s`,
    `https://youtu.be/${id}?t=${start}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/embed/${id}?start=${start}`,
    `https://youtu.be/${id}?t=1m${start % 60}s`,
  ]);
}
