import type { Transfer } from './model';

/** Newest first (docs/api.md 4.6); requests without a valid date last, in API order. */
export function latestFirst(transfers: readonly Transfer[]): readonly Transfer[] {
  const created = ({ created: at }: Transfer): number => (typeof at === 'number' ? at : -Infinity);
  return [...transfers].sort((a, b) => (created(a) === created(b) ? 0 : created(b) - created(a)));
}
