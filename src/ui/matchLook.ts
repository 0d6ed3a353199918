/** How a match is presented. */
export type MatchLook = 'upcoming' | 'live' | 'halftime' | 'finished' | 'abandoned' | 'cancelled' | 'unknown';

/** Being played now, half-time included. */
export const isPlaying = (look: MatchLook): look is 'live' | 'halftime' => look === 'live' || look === 'halftime';

/** Abandoned or cancelled: hatched and grey. */
export const isOff = (look: MatchLook): boolean => look === 'abandoned' || look === 'cancelled';
