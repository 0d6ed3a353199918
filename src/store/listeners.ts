import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { answerForgotten } from '../entities/events';
import { writeLeagueCookie } from './leagueCookie';
import { leaguePicked } from './leagueSlice';

/** Every side effect that an action has, in one list; each follows once the reducers are done. A plain middleware: the toolkit's own costs the first load 1.3 kB. */
export const listeners: Middleware<object, unknown, Dispatch> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (leaguePicked.match(action)) writeLeagueCookie(action.payload);
    // When the query cache lets go of a request, the facts that only it needed may leave the tables. It says so nowhere else.
    else if (api.internalActions.removeQueryResult.match(action))
      dispatch(answerForgotten({ request: action.payload.queryCacheKey }));
    return result;
  };
