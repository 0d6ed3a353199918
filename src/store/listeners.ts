import { createAction } from '@reduxjs/toolkit';
import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isSubscribed } from '../api/subscriptions';
import { answerForgotten } from '../entities/queryLedger';
import { writeLeagueCookie } from '../league/leagueCookie';
import { leaguePicked } from '../league/leagueSlice';
import type { RootState } from './rootReducer';

/** Another page is drawn, not painted yet. */
export const pageShown = createAction('pages/pageShown');

/** Open requests, which leave the cache with their page, as somebody else may decide them. */
const FLEETING = ['transfer', 'postponement'];

const { removeQueryResult } = api.internalActions;
type Request = ReturnType<typeof removeQueryResult>['payload']['queryCacheKey'];

/**
 * All side effects of actions; each runs after the reducers. A plain middleware: the toolkit's listener middleware adds
 * 1.3 kB to the first load.
 */
export const listeners: Middleware<object, Pick<RootState, 'api'>, Dispatch> = ({ dispatch, getState }) => {
  /** Answers whose five minutes are over while a page is read that may show a fact of theirs; null: none is read. */
  let overdue: Set<Request> | null = null;
  const hold = (request: Request): boolean => {
    const endpoint = getState().api.queries[request]?.endpointName;
    if (overdue === null || endpoint === undefined || FLEETING.includes(endpoint)) return false;
    overdue.add(request);
    return true;
  };
  const forgetOverdue = (): void => {
    const held = overdue ?? [];
    overdue = null;
    for (const request of held)
      if (!isSubscribed(dispatch, request)) dispatch(removeQueryResult({ queryCacheKey: request }));
    overdue = new Set<Request>();
  };
  return (next) => (action) => {
    if (removeQueryResult.match(action) && hold(action.payload.queryCacheKey)) return action;
    const result = next(action);
    if (leaguePicked.match(action)) writeLeagueCookie(action.payload);
    // Facts that only this request owned may be removed. An internal action, because the public `cacheEntryRemoved` has to
    // be awaited endpoint by endpoint and does not name the evicted cache key.
    else if (removeQueryResult.match(action)) dispatch(answerForgotten({ request: action.payload.queryCacheKey }));
    else if (pageShown.match(action)) forgetOverdue();
    return result;
  };
};
