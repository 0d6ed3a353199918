import { isRow } from './wire/read';

function entry(state: unknown, request: string): unknown {
  const queries = isRow(state) && isRow(state['api']) ? state['api']['queries'] : null;
  return isRow(queries) ? queries[request] : undefined;
}

/** Which asking of a request the query cache waits for, or had last; undefined if it has dropped the request. */
export function askingOf(state: unknown, request: string): unknown {
  const query = entry(state, request);
  return isRow(query) ? query['requestId'] : undefined;
}

/** The ids that a request's last answer left in the query cache; undefined if there are none. */
export function cachedIds(state: unknown, request: string): unknown {
  const query = entry(state, request);
  return isRow(query) ? query['data'] : undefined;
}
