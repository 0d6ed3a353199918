import { useCallback, useEffect, useState } from 'react';
import { createAction, prepareAutoBatched } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { requestName } from './requestName';

/**
 * One more component, or one less, shows a request's answer. A page that is left has a dozen of them: subscribers hear of
 * all at once, when its own are gone.
 */
const showingChanged = createAction(
  'shown/showingChanged',
  prepareAutoBatched<{ readonly request: string; readonly by: 1 | -1 }>(),
);

/** Number of mounted components that show each request's answer; absent: none. */
export type Shown = Readonly<Record<string, number>>;

/** What is on screen now, as opposed to what is still cached. */
export function shownReducer(shown: Shown = {}, action: UnknownAction): Shown {
  if (!showingChanged.match(action)) return shown;
  const { request, by } = action.payload;
  const { [request]: before = 0, ...others } = shown;
  return before + by > 0 ? { ...others, [request]: before + by } : others;
}

/** The part of the state that records what is on screen. */
export interface WithShown {
  readonly shown: Shown;
}

/** Whether a request's answer is on screen; prefetched or abandoned ones are not. */
export const isShown = ({ shown }: WithShown, request: string): boolean => Object.hasOwn(shown, request);

interface Watched<Arg> {
  readonly name: string;
  readonly useQuerySubscription: (arg: Arg | typeof skipToken, options?: object) => { readonly refetch: () => unknown };
}

/**
 * Asks, refetches on reconnect and counts the answer as on screen while mounted. Not the API-wide `refetchOnReconnect`:
 * it drops whatever is not on screen, which makes Back slow.
 * @returns `refetch`, which does nothing where nothing was asked: RTK Query's own throws then
 */
export function useWatched<Arg>(
  { name, useQuerySubscription }: Watched<Arg>,
  arg: Arg | typeof skipToken,
  options?: object,
): { readonly refetch: () => unknown } {
  const dispatch = useDispatch();
  const request = arg === skipToken ? null : requestName(name, arg);
  useEffect(() => {
    if (request === null) return undefined;
    dispatch(showingChanged({ request, by: 1 }));
    return () => void dispatch(showingChanged({ request, by: -1 }));
  }, [dispatch, request]);
  const { refetch } = useQuerySubscription(arg, { refetchOnReconnect: true, ...options });
  return { refetch: useCallback(() => (request === null ? undefined : refetch()), [request, refetch]) };
}

/** What a hook of an endpoint says about its request. */
interface Answer {
  readonly isUninitialized: boolean;
  readonly isError: boolean;
  readonly currentData?: unknown;
  readonly requestId?: string | undefined;
}

interface Asking<UseQuery> extends Watched<never> {
  readonly useQuery: UseQuery;
  readonly useQueryState: (arg: never) => Answer;
}

/**
 * An endpoint's `useQuery` that counts its answer as on screen while mounted. A failure found in the cache on mount is
 * retried and reported only if it happens again.
 */
export function showing<UseQuery>(endpoint: Asking<UseQuery>): UseQuery;
export function showing(endpoint: Asking<unknown>) {
  return (arg: never, options?: object) => {
    const { refetch } = useWatched(endpoint, arg, options);
    return useOwnFailures(arg === skipToken ? null : requestName(endpoint.name, arg), {
      ...endpoint.useQueryState(arg),
      refetch,
    });
  };
}

/**
 * The result of a request, in which a failure that was there on mount, say of a prefetch, reads as still loading, and so
 * does what has not been asked for yet.
 */
export function useOwnFailures<Result extends Answer>(request: string | null, result: Result): Result {
  const { isUninitialized, isError, currentData, requestId } = result;
  // The failed attempt, if there is nothing to show.
  const failed = isError && currentData === undefined ? requestId : undefined;
  const [found, setFound] = useState({ request, failed });
  if (found.request !== request) setFound({ request, failed });
  const loads = request !== null && (isUninitialized || (failed !== undefined && failed === found.failed));
  return loads ? { ...result, ...LOADING } : result;
}

/** What a component sees while its own attempt is pending, instead of an earlier failure, say of a prefetch. */
const LOADING = { status: QueryStatus.pending, isError: false, error: undefined, isLoading: true, isFetching: true };
