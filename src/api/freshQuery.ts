import { useCallback, useState } from 'react';
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import { requestName } from './requestName';

/** What a hook of an endpoint says about its request. */
interface Result {
  readonly isUninitialized: boolean;
  readonly isError: boolean;
  readonly currentData?: unknown;
  readonly requestId?: string | undefined;
}

interface Endpoint<UseQuery> {
  readonly name: string;
  readonly useQuery: UseQuery;
}

type UseAnyQuery = (arg: never, options?: object) => Result & { readonly refetch: () => unknown };

/**
 * An endpoint's generated hook, but a failure found in the cache on mount is retried and reported only if it happens
 * again, `refetch` does nothing where nothing was asked (RTK Query's own throws then), and it refetches on reconnect: not
 * by the API-wide `refetchOnReconnect`, which drops whatever is not on screen and so makes Back slow.
 */
export function freshQuery<UseQuery>(endpoint: Endpoint<UseQuery>): UseQuery;
export function freshQuery({ name, useQuery }: Endpoint<UseAnyQuery>) {
  return (arg: never, options?: object) => {
    const result = useQuery(arg, { refetchOnReconnect: true, ...options });
    const { isUninitialized, refetch } = result;
    return {
      ...useOwnFailures(arg === skipToken ? null : requestName(name, arg), result),
      refetch: useCallback(() => (isUninitialized ? undefined : refetch()), [isUninitialized, refetch]),
    };
  };
}

/** The result of a request, in which a failure that was there on mount, say of a prefetch, reads as still loading. */
export function useOwnFailures<Known extends Result>(request: string | null, result: Known): Known {
  const { isError, currentData, requestId } = result;
  // The failed attempt, if there is nothing to show.
  const failed = isError && currentData === undefined ? requestId : undefined;
  const [found, setFound] = useState({ request, failed });
  if (found.request !== request) setFound({ request, failed });
  return failed !== undefined && failed === found.failed ? { ...result, ...LOADING } : result;
}

/** What a component sees while its own attempt is pending, instead of an earlier failure. */
const LOADING = { status: QueryStatus.pending, isError: false, error: undefined, isLoading: true, isFetching: true };
