import type { Match } from '../entities/match/model';
import type { MatchStatus } from '../entities/match/status';
import type { MatchLook } from '../ui/matchLook';
import type { ScoreLook } from '../ui/blocks/teamLook';

/** How a match of this status presents itself. */
export const lookOf = (status: MatchStatus | undefined): MatchLook =>
  status === 'firstHalf' || status === 'secondHalf' ? 'live' : (status ?? 'unknown');

const NO_SCORE: ScoreLook = { home: null, away: null };

/** The score that a match shows: none before it is played, and none of a cancelled one that was not awarded. */
export function scoreOf({ status, score }: Pick<Match, 'status' | 'score'>): ScoreLook {
  const awarded = score !== undefined && score.home + score.away > 0;
  return score === undefined || status === 'upcoming' || (status === 'cancelled' && !awarded) ? NO_SCORE : score;
}
