import type { WallClock } from '../../lib/dates';
import type { ClubId } from '../ids';
import type { LeaderboardEntry } from '../leaderboard/model';
import type { Suspension } from '../suspension/model';

/** Every so many yellow cards of a season mean one match (docs/api.md 5.4). */
const YELLOWS_A_BAN = 4;

/** Whether a player's next yellow card means a ban (docs/behaviour.md 14). @param yellows of the primary season */
export function isOneYellowAway(yellows: number): boolean {
  return yellows % YELLOWS_A_BAN === YELLOWS_A_BAN - 1;
}

/** Those of the yellow leaderboard whose next card means a ban, in its order. */
export function oneYellowAway(yellows: readonly LeaderboardEntry[]): readonly LeaderboardEntry[] {
  return yellows.filter(({ count }) => isOneYellowAway(count));
}

/** Who of a club misses a match, and whose next yellow card would mean a ban. */
export interface Missing {
  readonly suspended: readonly Suspension[];
  readonly oneAway: readonly LeaderboardEntry[];
}

/**
 * Who of a club cannot play at a kick-off (docs/behaviour.md 14): players whose ban ends after it; besides,
 * players one yellow card away who are not suspended then. A ban without a readable end is not claimed.
 */
export function missingAt(
  kickoff: Exclude<WallClock, 'invalid'>,
  club: ClubId,
  suspensions: readonly Suspension[],
  yellows: readonly LeaderboardEntry[],
): Missing {
  const suspended = suspensions.filter(
    ({ club: of, until }) => of === club && typeof until === 'number' && until > kickoff,
  );
  const out = new Set(suspended.map(({ player }) => player));
  const oneAway = oneYellowAway(yellows).filter(
    ({ club: of, player }) => of === club && (player === null || !out.has(player)),
  );
  return { suspended, oneAway };
}
