import type { Random } from './random';

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
