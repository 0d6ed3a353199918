import { HANDS } from './hands';

const REST_MS = 3_000;

/**
 * Calls back once nobody has touched the page for 3 s, or when it is hidden.
 * @returns cancels it
 */
export function whenLeftAlone(then: () => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    stop.abort();
    clearTimeout(timer);
  };
  const finish = (): void => {
    end();
    then();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(finish, REST_MS);
  };
  HANDS.forEach((hand) => window.addEventListener(hand, wait, { passive: true, signal: stop.signal }));
  document.addEventListener('visibilitychange', () => document.hidden && finish(), { signal: stop.signal });
  wait();
  return end;
}
