import { useState } from 'react';

type Seen = { score: string | null; total: number; home: boolean; away: boolean };

/**
 * Counts the changes of a score ("4:3") while it is on screen, and which side changed; the first score is not a change.
 */
export function useScoreChanges(score: string | null): Omit<Seen, 'score'> {
  const [seen, setSeen] = useState<Seen>({ score, total: 0, home: false, away: false });
  if (seen.score === score) return seen;
  const [homeBefore, awayBefore] = seen.score?.split(':') ?? [];
  const [home, away] = score?.split(':') ?? [];
  const counts = seen.score !== null && score !== null;
  const now = {
    score,
    total: seen.total + (counts ? 1 : 0),
    home: counts && home !== homeBefore,
    away: counts && away !== awayBefore,
  };
  setSeen(now);
  return now;
}
