import { useEffect, useState } from 'react';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { requestName } from './requestName';
import { isRow } from './wire/read';

/** One component more, or one less, shows a request's answer. */
const showingChanged = createAction<{ readonly request: string; readonly by: 1 | -1 }>('shown/showingChanged');

/** How many components on screen show each request's answer; one that nobody shows is absent. */
export type Shown = Readonly<Record<string, number>>;

/** What is on screen right now, as distinct from what the query cache still holds. */
export function shownReducer(shown: Shown = {}, action: UnknownAction): Shown {
  if (!showingChanged.match(action)) return shown;
  const { request, by } = action.payload;
  const { [request]: before = 0, ...others } = shown;
  return before + by > 0 ? { ...others, [request]: before + by } : others;
}

/** The part of the state that knows what is on screen. */
export interface WithShown {
  readonly shown: Shown;
}

/** Whether a request's answer is on screen; one that was only prefetched, or left, is not. */
export const isShown = ({ shown }: WithShown, request: string): boolean => Object.hasOwn(shown, request);

interface Asking<UseQuery> {
  readonly name: string;
  readonly useQuery: UseQuery;
}

/**
 * An endpoint's hook whose answers count as on screen as long as a component holds them, and are requested anew when the
 * line comes back. A failure that a component finds is asked about again, and until then no failure. The API's own setting for that would let go of whatever is not on screen, and Back would be slow.
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
    const result = useQuery(arg, { refetchOnReconnect: true, ...options });
    const failed = failedAsking(result);
    const [found, setFound] = useState({ request, failed });
    if (found.request !== request) setFound({ request, failed });
    return isRow(result) && failed !== undefined && failed === found.failed ? { ...result, ...LOADING } : result;
  };
}

/** What a component sees while its own request starts: an earlier failure, of a prefetch for example, is not its own. */
const LOADING = { status: QueryStatus.pending, isError: false, error: undefined, isLoading: true, isFetching: true };

/** The asking that failed, so that there is nothing to show; undefined: none did. */
function failedAsking(result: unknown): unknown {
  return isRow(result) && result['isError'] === true && result['currentData'] === undefined
    ? result['requestId']
    : undefined;
}
