import { isNotFound } from '../api/errors';
import { primaryApi } from '../api/primary';
import { useAskedAbout } from './useAskedAbout';
import { isHidden, useUnknownLeague } from './useUnknownLeague';

/**
 * Why a call about a league's current season failed: no such league, between two seasons (docs/api.md 4.11), or just a
 * failure. `asking`: not known yet.
 */
export type LeagueGap = 'asking' | 'unknownLeague' | 'noSeason' | 'failure';

/**
 * Explains a failed call about a league's current season; if the browser hides the error, with the help of other calls.
 * @param error of the call; undefined: it did not fail
 * @returns null: it did not fail
 */
export function useLeagueGap(code: string | null, error: unknown): LeagueGap | null {
  const { unknown, asking } = useUnknownLeague(code, error);
  const hidden = isHidden(error);
  const looks = code !== null && hidden && unknown === false;
  const season = useAskedAbout(looks ? error : undefined, primaryApi.endpoints.primary, code ?? '');
  if (error === undefined) return null;
  if (asking) return 'asking';
  if (unknown === true) return 'unknownLeague';
  if (isNotFound(error)) return 'noSeason';
  if (!hidden || unknown === undefined) return 'failure';
  if (season.asking) return 'asking';
  return season.said?.length === 0 ? 'noSeason' : 'failure';
}
