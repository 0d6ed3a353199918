/** How a match presents itself; the status words of the wire are translated to this outside. */
export type MatchLook = 'upcoming' | 'live' | 'halftime' | 'finished' | 'abandoned' | 'cancelled' | 'unknown';

/** Being played now, half-time included. */
export function isLive(look: MatchLook): boolean {
  return look === 'live' || look === 'halftime';
}

/** Abandoned or cancelled: hatched and grey. */
export function isOff(look: MatchLook): boolean {
  return look === 'abandoned' || look === 'cancelled';
}
