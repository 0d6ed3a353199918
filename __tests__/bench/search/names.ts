import { createRandom } from '../../../server/demo/random';

/** Names made of given forenames and halves of surnames, so that many words share letters. */
export function namesLike(others: readonly string[], count: number): string[] {
  const random = createRandom(1);
  const forenames = [...new Set(others.map((name) => name.split(' ')[0] ?? ''))];
  const surnames = [...new Set(others.map((name) => name.split(' ').at(-1) ?? ''))];
  const half = (name: string, part: 0 | 1) => {
    const middle = Math.ceil(name.length / 2);
    return part === 0 ? name.slice(0, middle) : name.slice(middle).toLowerCase();
  };
  return Array.from(
    { length: count },
    () => `${random.pick(forenames)} ${half(random.pick(surnames), 0)}${half(random.pick(surnames), 1)}`,
  );
}
