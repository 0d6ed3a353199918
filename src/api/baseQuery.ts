import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { answerMissed } from '../entities/events';
import { askingOf, cachedIds } from './cached';
import type { ApiError } from './errors';
import { fetchBody } from './fetchBody';
import { ingestInSteps } from './ingest';
import type { Ask, Destination } from './ingest';

/**
 * fetch → decode → normalise → `entitiesReceived` → ids. The facts are in the tables before the
 * request counts as fulfilled, so no frame is painted that is fulfilled and empty.
 */
export const baseQuery: BaseQueryFn<Ask, unknown, ApiError> = async (
  ask,
  { signal, dispatch, getState, queryCacheKey },
) => {
  const asking = queryCacheKey === undefined ? undefined : askingOf(getState(), queryCacheKey);
  // A prefetch may have been let go of meanwhile, so that nobody would forget what it brings, or asked again, so that another list is shown.
  const requestNow = (): string | null =>
    queryCacheKey !== undefined && asking !== undefined && askingOf(getState(), queryCacheKey) === asking
      ? queryCacheKey
      : null;
  const to: Destination = {
    get request() {
      return requestNow();
    },
    dispatch,
    getState,
  };
  /** What is asked about is shown meanwhile, and if no answer comes, from other answers. */
  const claim = (): void => {
    const { request } = to;
    if (request !== null && ask.about !== undefined) dispatch(answerMissed({ request, ids: ask.about }));
  };
  claim();
  const fetched = await fetchBody(ask, signal, (response, age) =>
    ask.readBody === undefined ? response.text() : ask.readBody(response, age, to),
  );
  if ('error' in fetched) {
    claim();
    return { error: fetched.error };
  }
  const answer = await ingestInSteps(ask, fetched, to);
  if ('error' in answer) return answer;
  const { request } = to;
  const newer = answer.isLate && request !== null ? cachedIds(getState(), request) : undefined;
  return { data: newer ?? answer.data };
};
