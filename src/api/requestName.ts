import { isRow } from './wire/read';

/** Name of a request, its key both in the query cache and in the ledger: `match("7")`. */
export const requestName = (endpoint: string, arg: unknown): string => `${endpoint}(${JSON.stringify(arg)})`;

/** The request that lists all live matches. */
export const LIVESCORE_REQUEST = requestName('livescore', undefined);

/** The request for the leagues of the strip. */
export const LEAGUE_LIST_REQUEST = requestName('leagueList', undefined);

function entry(state: unknown, request: string): unknown {
  const queries = isRow(state) && isRow(state['api']) ? state['api']['queries'] : null;
  return isRow(queries) ? queries[request] : undefined;
}

/** Id of the latest attempt at a request; undefined if the request is no longer cached. */
export function latestRequestId(state: unknown, request: string): unknown {
  const query = entry(state, request);
  return isRow(query) ? query['requestId'] : undefined;
}

/** The cached ids of a request's last answer; undefined: none. */
export function cachedIds(state: unknown, request: string): unknown {
  const query = entry(state, request);
  return isRow(query) ? query['data'] : undefined;
}
