import type { ClubId } from '../ids';
import type { Match, SideName } from './model';

/** Won, drawn or lost. */
export type MatchResult = 'W' | 'D' | 'L';

/** The side a club plays on; null: not in this match. */
export function sideOf({ home, away }: Pick<Match, 'home' | 'away'>, club: ClubId | null): SideName | null {
  if (club === null) return null;
  return club === home ? 'home' : club === away ? 'away' : null;
}

/** How a finished match ended for a club; null: no result. */
export function resultFor(match: Match, club: ClubId | null): MatchResult | null {
  const { score, status } = match;
  const side = sideOf(match, club);
  if (side === null || score === undefined || status !== 'finished') return null;
  const difference = side === 'home' ? score.home - score.away : score.away - score.home;
  if (difference === 0) return 'D';
  return difference > 0 ? 'W' : 'L';
}

/** A match's goals from a club's point of view, its own first; null: no score yet. */
export function ownFirst(match: Match, club: ClubId): readonly [number | null, number | null] {
  const { score, status } = match;
  if (score === undefined || status === 'upcoming') return [null, null];
  return sideOf(match, club) === 'away' ? [score.away, score.home] : [score.home, score.away];
}
