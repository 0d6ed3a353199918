import type { LineupEntry } from '../../entities/match/model';

/** Players of a line-up by shirt number, those without one last. */
export function byNumber(a: LineupEntry, b: LineupEntry): number {
  return (Number(a.number) || Infinity) - (Number(b.number) || Infinity) || 0;
}
