import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { answerForgotten } from '../entities/events';
import { writeLeagueCookie } from './leagueCookie';
import { leaguePicked } from './leagueSlice';

/** All side effects of actions; each runs after the reducers. A plain middleware: the toolkit's listener middleware adds 1.3 kB to the first load. */
export const listeners: Middleware<object, unknown, Dispatch> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (leaguePicked.match(action)) writeLeagueCookie(action.payload);
    // Facts that only this request owned may be removed. An internal action, because the public `cacheEntryRemoved` has to be awaited endpoint by endpoint and does not name the evicted cache key.
    else if (api.internalActions.removeQueryResult.match(action))
      dispatch(answerForgotten({ request: action.payload.queryCacheKey }));
    return result;
  };
