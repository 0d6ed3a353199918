import { isFinished } from './matchStatus';
import type { MatchStatus, SideName } from './types';

/** Goals of both sides. */
export interface Score {
  home: number;
  away: number;
}

/** Points of a side for a result: three for a win, one for a draw. */
export function pointsFor(side: SideName, score: Score): 0 | 1 | 3 {
  if (score.home === score.away) return 1;
  return score.home > score.away === (side === 'home') ? 3 : 0;
}

/** Points a club's stored running total gains from a match: only played-and-closed or cancelled matches count. */
export function storedPointsFor(side: SideName, status: MatchStatus, score: Score): 0 | 1 | 3 {
  if (status === 'done') return pointsFor(side, score);
  if (status === 'cancelled') return pointsFor(side, score) === 3 ? 3 : 0;
  return 0;
}

/** The form letter of a side: won, drawn or lost. */
export function resultFor(side: SideName, score: Score): 'W' | 'D' | 'L' {
  const points = pointsFor(side, score);
  return points === 3 ? 'W' : points === 1 ? 'D' : 'L';
}

/** A match as the rules of tables and statistics need it. */
export interface ScoredMatch {
  homeClubId: string;
  awayClubId: string;
  homeScore: number;
  awayScore: number;
  status: MatchStatus;
}

/**
 * Whether a match counts in tables, form and figures (docs/api.md 5.1): once it is over, a cancelled one only with an
 * awarded score (0:0 means none was awarded).
 */
export function counts({ status, homeScore, awayScore }: Pick<ScoredMatch, 'status' | 'homeScore' | 'awayScore'>) {
  return isFinished(status) && (status !== 'cancelled' || homeScore + awayScore > 0);
}

/** One counted match seen from one club. */
export interface Result {
  letter: 'W' | 'D' | 'L';
  points: number;
  scored: number;
  against: number;
}

/** The counted matches of one club as results from its own view, in the given order. */
export function resultsOf(clubId: string, matches: readonly ScoredMatch[]): Result[] {
  return matches.filter(counts).flatMap((match) => {
    const side = match.homeClubId === clubId ? 'home' : match.awayClubId === clubId ? 'away' : undefined;
    if (side === undefined) return [];
    const score = { home: match.homeScore, away: match.awayScore };
    return [
      {
        letter: resultFor(side, score),
        points: pointsFor(side, score),
        scored: side === 'home' ? score.home : score.away,
        against: side === 'home' ? score.away : score.home,
      },
    ];
  });
}

/** A match on its way into the database, where a missing status means pending and a missing score 0:0. */
export interface NewMatch {
  homeClubId: string;
  awayClubId: string;
  homeScore?: number | undefined;
  awayScore?: number | undefined;
  status?: MatchStatus | undefined;
}

/** Every club's stored running total after the matches. */
export function runningPoints(matches: readonly NewMatch[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { homeClubId, awayClubId, homeScore = 0, awayScore = 0, status = 'pending' } of matches) {
    const score = { home: homeScore, away: awayScore };
    totals.set(homeClubId, (totals.get(homeClubId) ?? 0) + storedPointsFor('home', status, score));
    totals.set(awayClubId, (totals.get(awayClubId) ?? 0) + storedPointsFor('away', status, score));
  }
  return totals;
}
