import { byText } from '../../lib/collator';
import type { Standing } from './model';

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
