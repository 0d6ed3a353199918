import { attempt } from './attempt';

const LONGEST_WAIT_MS = 2_000;

/**
 * Calls back once the main thread is idle, at the latest after 2 s; where the browser can't say, in the next task.
 * @returns cancels it
 */
export function whenIdle(then: () => void): () => void {
  const idle = attempt(() => requestIdleCallback(then, { timeout: LONGEST_WAIT_MS }), undefined);
  if (idle !== undefined) return () => attempt(() => cancelIdleCallback(idle), undefined);
  const waiting = setTimeout(then);
  return () => clearTimeout(waiting);
}

/**
 * Calls back once the next frame is painted, after whatever else waits for that frame.
 * @returns cancels it
 */
export function afterPaint(then: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(() => {
      task = setTimeout(then);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/**
 * Calls back once the next frame is on the screen, and not only painted: drawing more while it is on its way there holds
 * it up where processors are few.
 * @returns cancels it
 */
export function afterShown(then: () => void): () => void {
  let cancel = afterPaint(() => {
    cancel = afterPaint(then);
  });
  return () => cancel();
}

/** Events by which a visitor touches the page. */
export const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

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

/** Waits that many ms; without any, for a task of its own, before which the browser may handle input and paint. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits that many ms, or until `cut` is aborted. Leaves nothing on the signal, which may outlive many pauses. */
export const pauseUntil = (ms: number, cut: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      cut.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    cut.addEventListener('abort', end);
    if (cut.aborted) end();
  });
