import type { Match } from '../entities/match/model';
import type { MatchStatus } from '../entities/match/status';
import type { MatchLook } from '../ui/matchLook';
import type { ScoreLook } from '../ui/blocks/teamLook';

/** The look of a match with this status. */
export const lookOf = (status: MatchStatus | undefined): MatchLook =>
  status === 'firstHalf' || status === 'secondHalf' ? 'live' : (status ?? 'unknown');

const NO_SCORE: ScoreLook = { home: null, away: null };

/** The displayed score: null before the match, and for a cancelled one without an awarded score. */
export function scoreOf({ status, score }: Pick<Match, 'status' | 'score'>): ScoreLook {
  const awarded = score !== undefined && score.home + score.away > 0;
  return score === undefined || status === 'upcoming' || (status === 'cancelled' && !awarded) ? NO_SCORE : score;
}
