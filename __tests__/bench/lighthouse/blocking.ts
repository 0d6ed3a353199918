import type { TraceEvent } from 'lighthouse';

/** Lighthouse's slow phone: each task counts four times. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;
/** A page is at rest by then. */
const WATCHED_US = 2_500_000;

interface Blocking {
  readonly clock: number;
  readonly processor: number;
}

/**
 * What blocks a page's main thread from its first contentful paint on, in ms, counted as Lighthouse counts it: by the
 * clock, and by the processor's time that the thread itself had. In what is between the two the thread only waited for
 * a processor, so that it tells of the machine and not of the page.
 * @param events of a trace with one navigation to `origin` that counts, the last one
 */
export function blockingOf(events: readonly TraceEvent[], origin: string): Blocking {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts > start.ts,
  );
  if (start === undefined || paint === undefined) return { clock: Number.NaN, processor: Number.NaN };
  const tasks = events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts > paint.ts && ts < start.ts + WATCHED_US)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const blocking = { clock: 0, processor: 0 };
  const over = (us = 0): number => Math.max(0, (us / 1_000) * SLOWDOWN - LONG_TASK_MS);
  let end = 0;
  for (const { ts, dur = 0, tdur } of tasks) {
    // A task within a task is part of it.
    if (ts < end) continue;
    end = ts + dur;
    blocking.clock += over(dur);
    blocking.processor += over(tdur);
  }
  return blocking;
}
