import type { Match, MatchStatus } from '../entities/match/model';
import type { MatchLook } from '../ui/matchLook';
import type { ScoreLook } from '../ui/blocks/MatchRowView';

/** The look of a match with this status. */
export function lookOf(status: MatchStatus | undefined): MatchLook {
  if (status === 'firstHalf' || status === 'secondHalf') return 'live';
  return status === undefined || status === 'unconfirmed' ? 'unknown' : status;
}

const NO_SCORE: ScoreLook = { home: null, away: null };

/**
 * The displayed score: null before the match. 0:0 of a cancelled match was not awarded, and of one whose status the site
 * does not know nobody can say that it was played.
 */
export function scoreOf({ status, score }: Pick<Match, 'status' | 'score'>): ScoreLook {
  if (score === undefined || status === 'upcoming') return NO_SCORE;
  const isDoubtful = status === 'cancelled' || status === 'unknown' || status === undefined;
  return isDoubtful && score.home + score.away === 0 ? NO_SCORE : score;
}
