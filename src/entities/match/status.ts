/**
 * Where a match stands (docs/behaviour.md 4); `unconfirmed`: said to be live, but it must be over (`clock.ts`);
 * `unknown`: a status the site does not know.
 */
export type MatchStatus =
  | 'upcoming'
  | 'firstHalf'
  | 'halftime'
  | 'secondHalf'
  | 'finished'
  | 'abandoned'
  | 'cancelled'
  | 'unconfirmed'
  | 'unknown';

/** First half, second half and half-time count as live. */
export const isLive = (status: MatchStatus | undefined): boolean =>
  status === 'firstHalf' || status === 'halftime' || status === 'secondHalf';
