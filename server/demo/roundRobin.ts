/** A pairing by positions in the list of clubs. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/**
 * A double round robin of an even number of clubs by the circle method.
 * In matchday `current` (from 1) of the first half the first club meets the last, the second the last but one, and so on.
 */
export function roundRobin(size: number, current: number): Pairing[][] {
  const rounds = size - 1;
  const firstHalf = Array.from({ length: rounds }, (_, index) => circle(size, (index + 1 - current + rounds) % rounds));
  return [...firstHalf, ...firstHalf.map((round) => round.map(({ home, away }) => ({ home: away, away: home })))];
}

function circle(size: number, round: number): Pairing[] {
  const place = (index: number) => (index === 0 ? 0 : 1 + ((index - 1 + round) % (size - 1)));
  return Array.from({ length: size / 2 }, (_, index) => {
    const [first, second] = [place(index), place(size - 1 - index)];
    const swapped = index === 0 ? round % 2 === 1 : (round + index) % 2 === 1 && round !== 0;
    return swapped ? { home: second, away: first } : { home: first, away: second };
  });
}
