import type { WallClock } from '../../lib/dates';
import type { ClubId } from '../ids';
import type { LeaderboardEntry } from '../leaderboard/model';
import type { Suspension } from '../suspension/model';

/** Every fourth yellow card of a season means a ban of one match (docs/api.md 5.4). */
const YELLOWS_A_BAN = 4;

/**
 * Whether a player's next yellow card means a ban (docs/behaviour.md 14).
 * @param yellows in the primary season
 */
export function isOneYellowAway(yellows: number): boolean {
  return yellows % YELLOWS_A_BAN === YELLOWS_A_BAN - 1;
}

/** Entries of the yellow leaderboard one card away from a ban, in order. */
export function oneYellowAway(yellows: readonly LeaderboardEntry[]): readonly LeaderboardEntry[] {
  return yellows.filter(({ count }) => isOneYellowAway(count));
}

/** Who misses a match for a club, and who is one yellow card away from a ban. */
export interface Missing {
  readonly suspended: readonly Suspension[];
  readonly oneAway: readonly LeaderboardEntry[];
}

/**
 * Who cannot play for a club at a kick-off (docs/behaviour.md 14): players banned beyond it; also players one yellow
 * card away who are not banned then. A ban without a readable end is not listed.
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
