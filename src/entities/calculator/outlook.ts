import type { ClubId } from '../ids';

/** What is certain about a club's final place; null: nothing worth mentioning. */
export type Certainty = 'champion' | 'promoted' | 'safe' | 'relegated' | null;

/** The best and the worst place a club can still finish in, by points alone. */
export interface Outlook {
  readonly best: number;
  readonly worst: number;
  readonly certain: Certainty;
}

/** A match still to be played; an unknown side is absent. */
interface OpenMatch {
  readonly home?: ClubId;
  readonly away?: ClubId;
}

/** With fewer clubs the zones would overlap, so only the range is shown. */
const LEAST_CLUBS = 5;

/** Strongest first: place 1, top three, never in the last two, always in the last two (docs/behaviour.md 13). */
function certainty(best: number, worst: number, clubs: number): Certainty {
  if (clubs < LEAST_CLUBS) return null;
  if (worst === 1) return 'champion';
  if (worst <= 3) return 'promoted';
  if (worst <= clubs - 2) return 'safe';
  return best >= clubs - 1 ? 'relegated' : null;
}

/**
 * Bounds of every club's final place, by points alone. Worst case: behind everyone who can still reach its current
 * points. Best case: behind everyone who already has more than it can reach. Level on points is therefore never treated
 * as certain.
 * @param rows each club's current points
 * @param open matches still to be played
 */
export function outlooks(
  rows: readonly { readonly club: ClubId; readonly points: number }[],
  open: readonly OpenMatch[],
): ReadonlyMap<ClubId, Outlook> {
  const left = new Map<ClubId, number>();
  for (const { home, away } of open)
    for (const club of [home, away]) if (club !== undefined) left.set(club, (left.get(club) ?? 0) + 1);
  const reach = rows.map(({ club, points }) => ({ club, points, most: points + 3 * (left.get(club) ?? 0) }));
  return new Map(
    reach.map((own) => {
      const others = reach.filter((other) => other !== own);
      const best = 1 + others.filter((other) => other.points > own.most).length;
      const worst = 1 + others.filter((other) => other.most >= own.points).length;
      return [own.club, { best, worst, certain: certainty(best, worst, rows.length) }];
    }),
  );
}
