import { byText } from '../../lib/text';
import type { Standing } from './model';
import type { Result } from '../match/rules';
import type { ClubId } from '../ids';
import { byFigures, withMatch } from './figures';
import type { Figures, NameOf } from './figures';

/** What finishing in this place means for a team. */
export type Zone = 'promotion' | 'relegation' | null;

/**
 * Order of a table (docs/api.md 5.1): points, ranking, difference, scored, wins, name.
 * @param nameOf a club's name, the last tie-break
 */
export function tableOrder(rows: readonly Standing[], nameOf: (row: Standing) => string): readonly Standing[] {
  return rows.toSorted(
    (a, b) =>
      b.points - a.points ||
      a.ranking - b.ranking ||
      b.difference - a.difference ||
      b.scored - a.scored ||
      b.wins - a.wins ||
      byText(nameOf(a), nameOf(b)),
  );
}

/**
 * Top three promotion, bottom two relegation (docs/behaviour.md 2); in a short table promotion wins and no team is in
 * both.
 */
export function zoneOf(index: number, teams: number): Zone {
  if (index < 3) return 'promotion';
  return index >= teams - 2 ? 'relegation' : null;
}

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

/** Why one of two clubs level on points ranks higher. */
export type Reason =
  | { readonly by: 'difference' | 'scored'; readonly above: number; readonly below: number }
  | { readonly by: 'name' }
  /** Their figures do not explain it; only the official order does. */
  | { readonly by: 'official' };

/**
 * The first criterion that separates two neighbours level on points (docs/behaviour.md 13).
 * @param above the upper of the two
 */
export function whyAbove(above: Figures, below: Figures, nameOf: NameOf): Reason {
  for (const by of ['difference', 'scored'] as const) {
    if (above[by] < below[by]) return { by: 'official' };
    if (above[by] > below[by]) return { by, above: above[by], below: below[by] };
  }
  return byText(nameOf(above.club), nameOf(below.club)) < 0 ? { by: 'name' } : { by: 'official' };
}
