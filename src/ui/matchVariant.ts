/** How a match is presented. */
export type MatchVariant = 'upcoming' | 'live' | 'halftime' | 'finished' | 'abandoned' | 'cancelled' | 'unknown';

/** Being played now, half-time included. */
export const isPlaying = (variant: MatchVariant): variant is 'live' | 'halftime' =>
  variant === 'live' || variant === 'halftime';

/** Abandoned or cancelled: hatched and grey. */
export const isOff = (variant: MatchVariant): boolean => variant === 'abandoned' || variant === 'cancelled';
