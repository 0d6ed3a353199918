import type { Standing } from './model';

/** Latest matchday in any team's form; null: no form known. */
export function latestMatchday(standings: readonly Standing[]): number | null {
  const latest = Math.max(...standings.flatMap(({ form }) => form.map(({ gameday }) => gameday ?? 0)), 0);
  return latest > 0 ? latest : null;
}
