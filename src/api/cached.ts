import { isRow } from './wire/read';

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
