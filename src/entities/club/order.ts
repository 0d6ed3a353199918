import { byText } from '../../lib/collator';
import type { Club } from './model';

function figure({ sid }: Club): number {
  const value = Number(sid ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** Ascending by federation number; a missing number counts as 0 (docs/behaviour.md 2). */
export function bySid(a: Club, b: Club): number {
  return figure(a) - figure(b);
}

/** Descending by points, then by name. */
export function byPoints(a: Club, b: Club): number {
  return (b.points ?? 0) - (a.points ?? 0) || byText(a.name ?? '', b.name ?? '');
}
