import { attempt } from './trouble';

/**
 * The four ways to wait, and who uses which:
 *
 * | until | by whom | why |
 * | --- | --- | --- |
 * | the next frame is painted: `afterPaint` | `Deferred`, `IncrementalList`, focus | the frame is short |
 * | the main thread is idle: `whenIdle` | `lazyPart`, the minutes' rules, loading ahead | input and drawing come first |
 * | the page has settled: `whenPageSettled` | footer, what is live, sheets, filters, last visit | so does what is on its way |
 * | nobody touches the page: `whenUserIdle` | service worker, measures, old answers | work of a tenth of a second |
 */

const LONGEST_WAIT_MS = 2_000;

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
 * Calls back once the main thread is idle, at the latest after 2 s; where the browser can't say, in the next task.
 * @returns cancels it
 */
export function whenIdle(then: () => void): () => void {
  const idle = attempt(() => requestIdleCallback(then, { timeout: LONGEST_WAIT_MS }), undefined);
  if (idle !== undefined) return () => attempt(() => cancelIdleCallback(idle), undefined);
  const waiting = setTimeout(then);
  return () => clearTimeout(waiting);
}

let pendingParts = 0;

/**
 * Notes that part of the page is still on its way: the page has not settled.
 * @returns call this once it is there or no longer needed
 */
export function notePending(): () => void {
  pendingParts++;
  return () => {
    pendingParts--;
  };
}

/** The state of the store's queries. */
interface Queries {
  readonly getState: () => {
    readonly api: { readonly queries: Readonly<Record<string, { status: string } | undefined>> };
  };
}

/** Whether an element is in view; a lazy picture that is not, such as those of a strip's later cards, never loads. */
function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Whether document, a part of the page, an answer or a picture in view is still on its way. */
function isPending(store: Queries): boolean {
  return (
    document.readyState !== 'complete' ||
    pendingParts > 0 ||
    Object.values(store.getState().api.queries).some((query) => query?.status === 'pending') ||
    [...document.images].some((image) => !image.complete && isInView(image))
  );
}

const LOOK_EVERY_MS = 300;
const LONGEST_LOOK_MS = 8_000;

/**
 * Calls back once the page has settled: document, code and pictures in view loaded, all queries answered, and the main
 * thread idle; or after 8 s.
 * @returns cancels it
 */
export function whenPageSettled(store: Queries, then: () => void): () => void {
  let cancel = (): void => clearInterval(timer);
  let waited = 0;
  const timer = setInterval(() => {
    waited += LOOK_EVERY_MS;
    if (waited < LONGEST_LOOK_MS && isPending(store)) return;
    clearInterval(timer);
    cancel = whenIdle(then);
  }, LOOK_EVERY_MS);
  return () => cancel();
}

/** Events by which a visitor touches the page. */
export const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const REST_MS = 3_000;

/**
 * Calls back once nobody has touched the page for 3 s, or when it is hidden.
 * @returns cancels it
 */
export function whenUserIdle(then: () => void): () => void {
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
  USER_INPUT_EVENTS.forEach((type) => window.addEventListener(type, wait, { passive: true, signal: stop.signal }));
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
