import { isRow } from './wire/read';

function entry(state: unknown, request: string): unknown {
  const queries = isRow(state) && isRow(state['api']) ? state['api']['queries'] : null;
  return isRow(queries) ? queries[request] : undefined;
}

/** Whether the query cache still stands for a request. */
export const isCached = (state: unknown, request: string): boolean => entry(state, request) !== undefined;

/** The ids that a request's last answer left in the query cache; undefined if there are none. */
export function cachedIds(state: unknown, request: string): unknown {
  const query = entry(state, request);
  return isRow(query) ? query['data'] : undefined;
}
