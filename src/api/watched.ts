import { isRow } from './wire/read';

/** Whether a screen holds a request's answer right now; one that was only asked for ahead, or left, is held by nobody. */
export function isWatched(state: unknown, request: string): boolean {
  const cache = isRow(state) && isRow(state['api']) ? state['api']['subscriptions'] : null;
  const watchers = isRow(cache) ? cache[request] : null;
  return isRow(watchers) && Object.keys(watchers).length > 0;
}
