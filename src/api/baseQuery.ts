import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { queryUnanswered } from '../entities/queryLedger';
import { noteCapabilities } from './capabilities';
import { latestRequestId, cachedIds } from './requestName';
import type { ApiError } from './errors';
import { asText, fetchBody } from './fetchBody';
import { ingestInSteps } from './ingest';
import type { RequestDefinition, QueryContext } from './ingest';

/**
 * fetch → decode → normalise → `entitiesReceived` → ids. The facts are in the tables before the request is fulfilled,
 * so no frame shows a fulfilled request without data.
 */
export const baseQuery: BaseQueryFn<RequestDefinition, unknown, ApiError> = async (
  ask,
  { signal, dispatch, getState, queryCacheKey },
) => {
  const asking = queryCacheKey === undefined ? undefined : latestRequestId(getState(), queryCacheKey);
  // A prefetch may meanwhile have left the cache, in which case nothing would ever remove its rows, or have been
  // superseded by a newer request.
  const requestNow = (): string | null =>
    queryCacheKey !== undefined && asking !== undefined && latestRequestId(getState(), queryCacheKey) === asking
      ? queryCacheKey
      : null;
  const to: QueryContext = {
    get request() {
      return requestNow();
    },
    dispatch,
    getState,
  };
  /** Shows the subject from other answers while this one is pending, or if it fails. */
  const adoptKnownEntities = (): void => {
    const { request } = to;
    if (request !== null && ask.subject !== undefined) dispatch(queryUnanswered({ request, ids: ask.subject }));
  };
  adoptKnownEntities();
  const { readBody = asText } = ask;
  const fetched = await fetchBody(ask, (response, age, end) => readBody(response, age, to, end), signal);
  if ('error' in fetched) {
    adoptKnownEntities();
    return { error: fetched.error };
  }
  noteCapabilities(to, fetched.capabilities);
  const answer = await ingestInSteps(ask, fetched, to);
  if ('error' in answer) return answer;
  const { request } = to;
  const newer = answer.isLate && request !== null ? cachedIds(getState(), request) : undefined;
  return { data: newer ?? answer.data };
};
