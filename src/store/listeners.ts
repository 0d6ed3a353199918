import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { LIVESCORE_REQUEST } from '../api/tags';
import { answerForgotten, entitiesReceived } from '../entities/events';
import type { MatchId } from '../entities/ids';
import type { Match } from '../entities/match/model';
import { isLive } from '../entities/match/status';
import { hasEntities } from '../entities/reducer';
import { selectMatch } from '../entities/select';
import type { Table } from '../entities/tables';
import { writeLeagueCookie } from './leagueCookie';
import { leaguePicked } from './leagueSlice';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Every side effect that an action has, in one list; each follows once the reducers are done. A plain middleware: the toolkit's own costs the first load 1.3 kB. */
export const listeners: Middleware<object, unknown, Dispatch> = ({ dispatch, getState }) => {
  const askForEnd = endAsker(dispatch);
  const live = new Set<MatchId>();
  return (next) => (action) => {
    const result = next(action);
    if (leaguePicked.match(action)) writeLeagueCookie(action.payload);
    // When the query cache lets go of a request, the facts that only it needed may leave the tables.
    else if (api.internalActions.removeQueryResult.match(action))
      dispatch(answerForgotten({ request: action.payload.queryCacheKey }));
    else if (entitiesReceived.match(action)) {
      const { request, told } = action.payload;
      const matches = { ...told.listed?.matches, ...told.own?.matches };
      noteLive(live, getState(), matches);
      if (request === LIVESCORE_REQUEST) endedMatches(live, getState(), matches).forEach(askForEnd);
    }
    return result;
  };
};

/** Follows which matches are held as live, told by told, because looking through a whole table takes longer than taking in a poll. */
function noteLive(live: Set<MatchId>, state: unknown, told: Table<Match>): void {
  for (const { id } of Object.values(told)) {
    if (isHeldLive(state, id)) live.add(id);
    else live.delete(id);
  }
}

const isHeldLive = (state: unknown, id: MatchId): boolean =>
  hasEntities(state) && isLive(selectMatch(state, id)?.status);

/** The livescore names every live match: one that is held as live but not listed has ended. */
function endedMatches(live: ReadonlySet<MatchId>, state: unknown, listed: object): readonly MatchId[] {
  return [...live].filter((id) => !Object.hasOwn(listed, id) && isHeldLive(state, id));
}

/** Asks a match's report how it ended, once. */
function endAsker(dispatch: Dispatch): (id: MatchId) => void {
  const asked = new Set<MatchId>();
  const ask = async (id: MatchId): Promise<void> => {
    // Whoever has the livescore open needs this call soon; the first load does without it.
    const { matchesApi } = await import(/* webpackChunkName: "matches" */ '../api/matches');
    const answer = await dispatch(matchesApi.endpoints.match.initiate(id, { subscribe: false, forceRefetch: true }));
    if (answer.isError) asked.delete(id);
  };
  return (id) => {
    if (asked.has(id)) return;
    asked.add(id);
    ask(id).catch(() => asked.delete(id));
  };
}
