import type { ClubId } from '../ids';

/** What is certain about a club's final place; null: nothing worth a word. */
export type Certainty = 'champion' | 'promoted' | 'safe' | 'relegated' | null;

/** Between which places a club can still end, by points alone. */
export interface Outlook {
  readonly best: number;
  readonly worst: number;
  readonly certain: Certainty;
}

/** A match that is still to be played; an unknown side is absent. */
interface OpenMatch {
  readonly home?: ClubId;
  readonly away?: ClubId;
}

/** Below this many clubs the zones would overlap: only the range is shown. */
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
 * Sound bounds of every club's final place by points alone: the worst is behind everybody who can still
 * reach its present points, the best behind everybody who already has more than it can reach. So equal
 * points are never counted as certain.
 * @param rows each club's points as they stand
 * @param open matches that are still to be played
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
