import { isElsewhere } from '../api/callUrl';
import { isNotFound, isOffline } from '../api/errors';
import { leaguesApi } from '../api/leagues';
import { selectLeagueByCode } from '../entities/league/selectors';
import { useAppSelector } from '../store/hooks';
import { useAskedAbout } from './useAskedAbout';

/**
 * Whether the response may be hidden by the browser: an error of an API on another host looks like a lost connection
 * (docs/api.md 1).
 */
export const isHidden = (error: unknown): boolean => isOffline(error) && isElsewhere() && navigator.onLine;

/**
 * Whether a call about a league failed because there is no such league, that is, the list of all leagues lacks it.
 * @param error of the call; undefined: it did not fail
 * @returns undefined: unknown, either still pending (`asking`) or for good
 */
export function useUnknownLeague(
  code: string | null,
  error: unknown,
): { readonly unknown: boolean | undefined; readonly asking: boolean } {
  const known = useAppSelector((state) => selectLeagueByCode(state, code) !== undefined);
  const asks = code !== null && !known && (isNotFound(error) || isHidden(error));
  const { asking, said } = useAskedAbout(asks ? error : undefined, leaguesApi.endpoints.selection, undefined);
  return { asking, unknown: !asks ? false : said !== undefined ? true : undefined };
}
