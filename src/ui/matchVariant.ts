/** How a match is presented. */
export type MatchVariant = 'upcoming' | 'live' | 'halftime' | 'finished' | 'abandoned' | 'cancelled' | 'unknown';

/** Being played now, half-time included. */
export const isPlaying = (look: MatchVariant): look is 'live' | 'halftime' => look === 'live' || look === 'halftime';

/** Abandoned or cancelled: hatched and grey. */
export const isOff = (look: MatchVariant): boolean => look === 'abandoned' || look === 'cancelled';
