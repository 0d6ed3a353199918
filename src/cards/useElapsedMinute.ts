import { useEffect, useSyncExternalStore } from 'react';
import { elapsedMinute } from '../entities/match/clock';
import type { Match } from '../entities/match/model';
import { isLive } from '../entities/match/status';
import { selectStandstill } from '../entities/views/ages';
import { byServer, now } from '../lib/clock';
import { logError } from '../lib/log';
import type * as ViennaTime from '../lib/viennaTime';
import { useAppSelector, useAppStore } from '../store/hooks';
import { whenAnswered } from '../loading/quiet';

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

const unwatched = (): (() => void) => () => undefined;

type MinutesSince = typeof ViennaTime.minutesSince;
let minutesSince: MinutesSince | undefined;
let asked = false;

/** Loads the time zone rules, without which live matches show no minute. */
export function loadMinutes(): void {
  if (asked) return;
  asked = true;
  import(/* webpackChunkName: "viennaTime" */ '../lib/viennaTime').then(
    (module) => {
      minutesSince = module.minutesSince;
      // The zone's rules have just been evaluated: drawing the minutes is a task of its own.
      setTimeout(tick);
    },
    (reason: unknown) => {
      asked = false;
      logError('Spielminuten werden vorerst nicht angezeigt.', reason);
    },
  );
}

/**
 * Elapsed minute of a live match, updated every 60 s without a request once the page has loaded. For a match known only
 * from a cached answer, or while offline, the minute at the time of that answer. Null: unknown, or not being played.
 */
export function useElapsedMinute(
  match: Pick<Match, 'id' | 'status' | 'firstHalf' | 'secondHalf'> | undefined,
): number | null {
  const live = isLive(match?.status);
  const store = useAppStore();
  useEffect(() => (live && minutesSince === undefined ? whenAnswered(store, loadMinutes) : undefined), [live, store]);
  useSyncExternalStore(live ? subscribe : unwatched, () => ticks);
  const isLost = !navigator.onLine;
  const toldAt = useAppSelector((state) => (match === undefined ? null : selectStandstill(state, match.id, isLost)));
  const since = minutesSince;
  return live && match && since
    ? elapsedMinute(match, (start) => since(start, toldAt === null ? now() : byServer(toldAt)))
    : null;
}
