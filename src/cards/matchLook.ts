import { phaseOf } from '../entities/match/status';
import type { Match, MatchStatus } from '../entities/match/model';
import type { MatchLook } from '../ui/matchLook';
import type { ScoreLook } from '../ui/blocks/teamLook';

/** How a match of this status presents itself. */
export function lookOf(status: MatchStatus | undefined): MatchLook {
  const phase = phaseOf(status);
  switch (phase) {
    case 'preview':
      return 'upcoming';
    case 'first':
    case 'second':
      return 'live';
    case 'halftime':
    case 'finished':
    case 'abandoned':
    case 'cancelled':
    case 'unknown':
      return phase;
  }
}

/** The mark of a running match: `LIVE 41'`, `Halbzeit`, or `LIVE` while the minute is not known. */
export function liveWords(look: MatchLook, minute: number | null): string {
  if (look === 'halftime') return 'Halbzeit';
  return minute === null ? 'LIVE' : `LIVE ${minute}'`;
}

const NO_SCORE: ScoreLook = { home: null, away: null };

/** The score that a match shows: none before it is played, and none of a cancelled one that was not awarded. */
export function scoreOf({ status, score }: Pick<Match, 'status' | 'score'>): ScoreLook {
  const look = lookOf(status);
  const awarded = score !== undefined && score.home + score.away > 0;
  return score === undefined || look === 'upcoming' || (look === 'cancelled' && !awarded) ? NO_SCORE : score;
}
