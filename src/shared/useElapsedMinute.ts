import { useSyncExternalStore } from 'react';
import { elapsedMinute } from '../entities/match/rules';
import type { Match } from '../entities/match/model';
import { isLive } from '../entities/match/model';
import { selectStandstill } from '../entities/views/ages';
import { byServer, now } from '../lib/clock';
import { lazyModule } from '../lib/lazyModule';
import { useAppSelector } from '../store/hooks';
import { useLazyModule } from '../loading/lazyPart';

const TICK_MS = 60_000;
const LINE = ['online', 'offline'] as const;

const watchers = new Set<() => void>();
let ticks = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  ticks += 1;
  watchers.forEach((notify) => notify());
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

const currentTick = (): number => ticks;

/** Rerenders its component every minute; the return value just changes each time. */
export const useMinuteTick = (): number => useSyncExternalStore(subscribe, currentTick);

/** The time zone's rules, without which live matches show no minute. */
export const viennaTime = lazyModule(() => import(/* webpackChunkName: "viennaTime" */ '../lib/viennaTime'));

const unwatched = (): (() => void) => () => undefined;

/**
 * Elapsed minute of a live match, updated every 60 s without a request once the page has loaded. For a match known only
 * from a cached answer, or while offline, the minute at the time of that answer. Null: unknown, or not being played.
 */
export function useElapsedMinute(
  match: Pick<Match, 'id' | 'status' | 'firstHalf' | 'secondHalf'> | undefined,
): number | null {
  const live = isLive(match?.status) ? match : undefined;
  const runs = live !== undefined;
  const since = useLazyModule(viennaTime, 'idle', runs).module?.minutesSince;
  const standsAt = useAppSelector((state) => live && selectStandstill(state, live.id, !navigator.onLine));
  useSyncExternalStore(runs ? subscribe : unwatched, currentTick);
  if (live === undefined || since === undefined) return null;
  return elapsedMinute(live, (start) => since(start, standsAt == null ? now() : byServer(standsAt)));
}
