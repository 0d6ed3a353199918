import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './errors';
import { fetchBody } from './fetchBody';
import { ingestInSteps, takePlace } from './ingest';
import type { Ask } from './ingest';

/**
 * fetch → decode → normalise → `entitiesReceived` → ids. The facts are in the tables before the
 * request counts as fulfilled, so no frame is painted that is fulfilled and empty.
 */
export const baseQuery: BaseQueryFn<Ask, unknown, ApiError> = async (
  ask,
  { signal, dispatch, getState, queryCacheKey },
) => {
  const askedAt = takePlace();
  const fetched = await fetchBody(ask, signal);
  return 'error' in fetched
    ? { error: fetched.error }
    : ingestInSteps(ask, fetched.text, askedAt, { request: queryCacheKey ?? null, dispatch, getState });
};
