import type { Result } from '../match/result';
import type { ClubId } from '../ids';
import { byFigures, withMatch } from './figures';
import type { Figures, NameOf } from './figures';

/** A row of a table computed on top of the official one. */
export type Moved<Row extends Figures> = Row & {
  /** Places gained on the official table; negative: lost. */
  readonly move: number;
};

/**
 * The official table updated with further results (docs/behaviour.md 13): live table and calculator. Clubs level on
 * points keep their official order unless one of them has a further result.
 * @param official rows in display order
 */
export function withResults<Row extends Figures>(
  official: readonly Row[],
  results: readonly Result[],
  nameOf: NameOf,
): readonly Moved<Row>[] {
  const rows = new Map(official.map((row) => [row.club, row]));
  const touched = new Set<ClubId>();
  const play = (club: ClubId, scored: number, against: number): void => {
    const row = rows.get(club);
    if (row !== undefined) rows.set(club, withMatch(row, scored, against));
    touched.add(club);
  };
  for (const { home, away, score } of results) {
    play(home, score.home, score.away);
    play(away, score.away, score.home);
  }
  const order = byFigures(nameOf);
  const now = [...rows.values()];
  const level = (points: number): readonly Row[] => {
    const equal = now.filter((row) => row.points === points);
    // The sort is stable: ties keep the official order.
    return equal.some(({ club }) => touched.has(club)) ? equal.toSorted(order) : equal;
  };
  const sorted = [...new Set(now.map(({ points }) => points))].sort((a, b) => b - a).flatMap(level);
  const before = new Map(official.map((row, index) => [row.club, index]));
  return sorted.map((row, index) => ({ ...row, move: (before.get(row.club) ?? index) - index }));
}
