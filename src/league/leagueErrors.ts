import { useEffect, useState } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { RootState } from '../store/rootReducer';
import { isElsewhere } from '../api/paths';
import { isNotFound, isOffline } from '../api/errors';
import { leaguesApi } from '../api/leagues';
import { selectLeagueByCode } from '../entities/league/selectors';
import { primaryApi } from '../api/primary';

/** A call on its way; its answer is kept until it is unsubscribed from. */
interface Asked<Data> extends PromiseLike<{ readonly isSuccess: boolean; readonly data?: Data }> {
  readonly unsubscribe: () => void;
}

interface Endpoint<Arg, Data> {
  readonly initiate: (
    arg: Arg,
    options: { readonly forceRefetch: true },
  ) => ThunkAction<Asked<Data>, RootState, unknown, UnknownAction>;
}

/**
 * Makes a call after each failure of another, so that an earlier answer is not taken for the explanation. An effect and
 * no query hook, which costs every screen a dozen effects for what hardly ever happens.
 * @param failure undefined: none
 * @returns whether its answer is still pending, and what it said; undefined: nothing yet, or it failed as well
 */
function useFollowUpQuery<Arg, Data>(
  failure: unknown,
  endpoint: Endpoint<Arg, Data>,
  arg: Arg,
): { readonly asking: boolean; readonly said: Data | undefined } {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<{ readonly to: unknown; readonly said?: Data | undefined }>();
  useEffect(() => {
    if (failure === undefined) return undefined;
    const asked = dispatch(endpoint.initiate(arg, { forceRefetch: true }));
    void asked.then(({ isSuccess, data }) => setAnswer({ to: failure, said: isSuccess ? data : undefined }));
    return asked.unsubscribe;
  }, [dispatch, failure, endpoint, arg]);
  const own = answer?.to === failure ? answer : undefined;
  return { asking: failure !== undefined && own === undefined, said: own?.said };
}

/**
 * Whether the response may be hidden by the browser: an error of an API on another host looks like a lost connection
 * (docs/api.md 1).
 */
const isHidden = (error: unknown): boolean => isOffline(error) && isElsewhere() && navigator.onLine;

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
  const { asking, said } = useFollowUpQuery(asks ? error : undefined, leaguesApi.endpoints.selection, undefined);
  return { asking, unknown: !asks ? false : said !== undefined ? true : undefined };
}

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
  const season = useFollowUpQuery(looks ? error : undefined, primaryApi.endpoints.primary, code ?? '');
  if (error === undefined) return null;
  if (asking) return 'asking';
  if (unknown === true) return 'unknownLeague';
  if (isNotFound(error)) return 'noSeason';
  if (!hidden || unknown === undefined) return 'failure';
  if (season.asking) return 'asking';
  return season.said?.length === 0 ? 'noSeason' : 'failure';
}
