import type { ClubId } from '../ids';
import type { Match, SideName } from './model';

/** Won, drawn or lost. */
export type MatchResult = 'W' | 'D' | 'L';

/** On which side a club plays; null if it does not. */
export function sideOf({ home, away }: Pick<Match, 'home' | 'away'>, club: ClubId | null): SideName | null {
  if (club === null) return null;
  return club === home ? 'home' : club === away ? 'away' : null;
}

/** How a finished match ended for a club; null where there is no result. */
export function resultFor(match: Match, club: ClubId | null): MatchResult | null {
  const { score, status } = match;
  const side = sideOf(match, club);
  if (side === null || score === undefined || status !== 'finished') return null;
  const difference = side === 'home' ? score.home - score.away : score.away - score.home;
  if (difference === 0) return 'D';
  return difference > 0 ? 'W' : 'L';
}

/** The goals of a match as a club counts them, its own first; null where there is no score yet. */
export function ownFirst(match: Match, club: ClubId): readonly [number | null, number | null] {
  const { score, status } = match;
  if (score === undefined || status === 'upcoming') return [null, null];
  return sideOf(match, club) === 'away' ? [score.away, score.home] : [score.home, score.away];
}
