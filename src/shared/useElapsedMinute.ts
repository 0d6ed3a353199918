import { useMemo, useSyncExternalStore } from 'react';
import { elapsedMinute } from '../entities/match/rules';
import type { Match } from '../entities/match/model';
import type { WithEntities } from '../entities/reducer';
import { isLive } from '../entities/match/model';
import { selectStandstill } from '../entities/views/ages';
import { byServer, now } from '../lib/clock';
import { lazyModule } from '../lib/lazyModule';
import { useAppStore } from '../store/hooks';
import type { AppStore } from '../store/makeStore';
import { useLazyModule } from '../loading/lazyPart';

const TICK_MS = 60_000;
const LINE = ['online', 'offline'] as const;

const watchers = new Set<() => void>();
let ticks = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  ticks += 1;
  watchers.forEach((tell) => tell());
}

/**
 * One clock for all cells: ticks once a minute (docs/behaviour.md 9), and when the browser goes offline or online,
 * while it has subscribers.
 */
function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  timer ??= setInterval(tick, TICK_MS);
  for (const change of LINE) window.addEventListener(change, tick);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    for (const change of LINE) window.removeEventListener(change, tick);
  };
}
/** Rerenders its component every minute; the return value just changes each time. */
export function useMinuteTick(): number {
  return useSyncExternalStore(subscribe, () => ticks);
}

/** The time zone's rules, without which live matches show no minute. */
export const viennaTime = lazyModule(() => import(/* webpackChunkName: "viennaTime" */ '../lib/viennaTime'));

type Timed = Pick<Match, 'id' | 'status' | 'firstHalf' | 'secondHalf'>;

const unwatched = (): (() => void) => () => undefined;

/** Watches the clock, and the store for when its answers were current. */
const watching =
  (store: AppStore) =>
  (watcher: () => void): (() => void) => {
    const stopClock = subscribe(watcher);
    const stopStore = store.subscribe(watcher);
    return () => {
      stopClock();
      stopStore();
    };
  };

/**
 * What a minute changes with: when the shown state was current, if it stands still; else minus the number of ticks so far.
 */
const toldOrTick = (state: WithEntities, { id }: Timed): number =>
  selectStandstill(state, id, !navigator.onLine) ?? -ticks;

/**
 * Elapsed minute of a live match, updated every 60 s without a request once the page has loaded. For a match known only
 * from a cached answer, or while offline, the minute at the time of that answer. Null: unknown, or not being played.
 */
export function useElapsedMinute(match: Timed | undefined): number | null {
  const store = useAppStore();
  const live = isLive(match?.status) ? match : undefined;
  const runs = live !== undefined;
  const since = useLazyModule(viennaTime, 'idle', runs).module?.minutesSince;
  const watch = useMemo(() => (runs ? watching(store) : unwatched), [runs, store]);
  const told = useSyncExternalStore(watch, () => (live === undefined ? 0 : toldOrTick(store.getState(), live)));
  if (live === undefined || since === undefined) return null;
  return elapsedMinute(live, (start) => since(start, told > 0 ? byServer(told) : now()));
}
