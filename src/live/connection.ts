import { tellChanged } from '../api/changed';
import { readChanged, readStream } from '../api/liveStream';
import type { MatchId } from '../entities/ids';
import { mayRun } from '../entities/match/rules';
import { attempt } from '../lib/attempt';
import { now } from '../lib/clock';
import { viennaWallClock } from '../lib/dates';
import { isOffered } from '../lib/offers';
import { leading } from '../lib/locks';
import { pauseUntil } from '../lib/schedule';
import type { AppStore } from '../store/makeStore';

/** Name of the lock held by the leading tab, and of the channel to the others. */
const NAME = 'kbo-live';
const LOOK_EVERY_MS = 3_000;
/** Spreads the requests of all visitors who receive the same change. */
const SPREAD_MS = 1_000;
const PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 120_000;

/** Whether the page is visible, shows a match that is live or may be within the hour, and the server has a stream. */
function isWanted(store: AppStore): boolean {
  if (document.visibilityState !== 'visible' || !isOffered('live')) return false;
  const time = viennaWallClock(now());
  return Object.values(store.getState().entities.matches).some((match) => mayRun(match, time));
}

type Tell = (matches: readonly MatchId[]) => void;

/**
 * Keeps the stream open until `signal` is aborted. After a gap, everything is refetched, since changes may have been
 * missed.
 */
async function keepOpen(tell: Tell, isTakingOver: boolean, signal: AbortSignal): Promise<void> {
  let mayHaveMissed = isTakingOver;
  let pause = PAUSE_MS;
  while (!signal.aborted) {
    const onOpen = (): void => {
      if (mayHaveMissed) tell([]);
    };
    const { opened, comeBackMs } = await readStream({ onOpen, onChanged: tell }, signal);
    mayHaveMissed = true;
    pause = opened ? PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    await pauseUntil(Math.max(comeBackMs, pause * (0.5 + Math.random() / 2)), signal);
  }
}

/** Listens for changes: the leading tab to the stream, the others to the channel. */
function listen(signal: AbortSignal): void {
  // Firefox refuses where all cookies are blocked, and the lock as well: then each tab has a stream of its own.
  const channel = attempt(() => new BroadcastChannel(NAME), undefined);
  const gathered: MatchId[][] = [];
  const hear: Tell = (matches) => {
    gathered.push([...matches]);
    if (gathered.length > 1) return;
    void pauseUntil(Math.random() * SPREAD_MS, signal).then(() => {
      const changes = gathered.splice(0);
      if (!signal.aborted) tellChanged(changes.some((ids) => ids.length === 0) ? [] : changes.flat());
    });
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const matches = readChanged(data);
    if (matches !== null) hear(matches);
  });
  signal.addEventListener('abort', () => channel?.close());
  const tell: Tell = (matches) => {
    if (signal.aborted) return;
    channel?.postMessage({ matches });
    hear(matches);
  };
  if (channel === undefined) void keepOpen(tell, false, signal);
  else void leading(NAME, (waited) => keepOpen(tell, waited, signal), signal);
}

/**
 * Receives changes from the server while this page shows anything that may change (docs/behaviour.md 12). One tab of
 * the browser holds the stream. Errors are silent, because polling every 30 s continues regardless.
 * @returns stops it
 */
export function followLive(store: AppStore): () => void {
  let spell: AbortController | null = null;
  const stop = (): void => {
    spell?.abort();
    spell = null;
  };
  const look = (): void => {
    if (!isWanted(store)) return stop();
    if (spell !== null) return;
    spell = new AbortController();
    listen(spell.signal);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
