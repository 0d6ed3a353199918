import type { ClubId } from '../../../entities/ids';
import type { NameOf } from '../../../entities/standing/figures';
import type { MatchdayPlaces } from '../../../entities/views/positions';

/** Logged and shown when the curve fails to load. */
export const CURVE_FAILED = 'Die Fieberkurve konnte nicht geladen werden.';

/** `2:1 gegen FC Beispiel`; empty if the club did not play on that matchday. */
export function matchWords({ matches }: MatchdayPlaces, club: ClubId, nameOf: NameOf): string | null {
  const own = matches.get(club);
  return own === undefined ? null : `${own.scored}:${own.against} gegen ${nameOf(own.opponent)}`;
}

/** `7. Spieltag: 3. Platz`. */
export function placeWords({ matchday, places }: MatchdayPlaces, club: ClubId): string {
  return `${matchday}. Spieltag: ${places.get(club) ?? '–'}. Platz`;
}
