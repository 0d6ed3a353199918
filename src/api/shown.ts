import { useEffect, useState } from 'react';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { requestName } from './requestName';
import { isRow } from './wire/read';

/** One more component, or one less, shows a request's answer. */
const showingChanged = createAction<{ readonly request: string; readonly by: 1 | -1 }>('shown/showingChanged');

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

interface Asking<UseQuery> {
  readonly name: string;
  readonly useQuery: UseQuery;
}

/**
 * An endpoint's hook that counts its answer as on screen while mounted, and refetches it on reconnect. A failure found
 * in the cache on mount is retried and reported only if it happens again. Not the API-wide `refetchOnReconnect`: it
 * drops whatever is not on screen, which makes Back slow.
 */
export function showing<UseQuery>(endpoint: Asking<UseQuery>): UseQuery;
export function showing({ name, useQuery }: Asking<(arg: unknown, options?: object) => unknown>) {
  return function useShowing(arg: unknown, options?: object) {
    const dispatch = useDispatch();
    const request = arg === skipToken ? null : requestName(name, arg);
    useEffect(() => {
      if (request === null) return undefined;
      dispatch(showingChanged({ request, by: 1 }));
      return () => void dispatch(showingChanged({ request, by: -1 }));
    }, [dispatch, request]);
    return useOwnFailures(request, useQuery(arg, { refetchOnReconnect: true, ...options }));
  };
}

/** The result of a request, in which a failure that was there on mount, say of a prefetch, reads as still loading. */
export function useOwnFailures<Result>(request: string | null, result: Result): Result;
export function useOwnFailures(request: string | null, result: unknown) {
  const failed = failedAsking(result);
  const [found, setFound] = useState({ request, failed });
  if (found.request !== request) setFound({ request, failed });
  return isRow(result) && failed !== undefined && failed === found.failed ? { ...result, ...LOADING } : result;
}

/** What a component sees while its own attempt is pending, instead of an earlier failure, say of a prefetch. */
const LOADING = { status: QueryStatus.pending, isError: false, error: undefined, isLoading: true, isFetching: true };

/** Id of the failed attempt, if there is nothing to show; undefined: none failed. */
function failedAsking(result: unknown): unknown {
  return isRow(result) && result['isError'] === true && result['currentData'] === undefined
    ? result['requestId']
    : undefined;
}
