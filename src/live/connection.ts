import type { Dispatch } from '@reduxjs/toolkit';
import type { MatchId } from '../entities/ids';
import { attempt } from '../lib/trouble';
import { leading } from '../lib/locks';
import { pauseUntil } from '../lib/schedule';
import {
  leadTaken,
  listeningStarted,
  listeningStopped,
  liveUpdateReceived,
  streamClosed,
  streamOpened,
} from './liveSlice';
import { readChanged, readStream } from './stream';

/** Name of the lock held by the leading tab, and of the channel to the others. */
const NAME = 'kbo-live';
/** Spreads the requests of all visitors who receive the same change. */
const SPREAD_MS = 1_000;
const PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 120_000;

/** Passes on which matches changed; an empty list: possibly any of them. */
type Notify = (matches: readonly MatchId[]) => void;

/**
 * Keeps the stream open until `signal` is aborted. Each time it opens, everything is refetched: whatever changed since
 * the page's answers came, or since it broke, was said to nobody.
 */
async function keepOpen(dispatch: Dispatch, notify: Notify, signal: AbortSignal): Promise<void> {
  dispatch(leadTaken());
  let pause = PAUSE_MS;
  while (!signal.aborted) {
    const onOpen = (): void => {
      dispatch(streamOpened());
      notify([]);
    };
    const { opened, comeBackMs } = await readStream({ onOpen, onChanged: notify }, signal);
    if (signal.aborted) return;
    pause = opened ? PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    const retryMs = Math.round(Math.max(comeBackMs, pause * (0.5 + Math.random() / 2)));
    dispatch(streamClosed({ retryMs }));
    await pauseUntil(retryMs, signal);
  }
}

/**
 * Listens for changes until `signal` is aborted: the leading tab to the stream, the others to the channel. Errors are
 * silent, because polling every 30 s continues regardless.
 */
export function listen(dispatch: Dispatch, signal: AbortSignal): void {
  // Firefox refuses where all cookies are blocked, and the lock as well: then each tab has a stream of its own.
  const channel = attempt(() => new BroadcastChannel(NAME), undefined);
  const gathered: MatchId[][] = [];
  const hear: Notify = (matches) => {
    gathered.push([...matches]);
    if (gathered.length > 1) return;
    void pauseUntil(Math.random() * SPREAD_MS, signal).then(() => {
      const changes = gathered.splice(0);
      const matchIds = changes.some((ids) => ids.length === 0) ? [] : [...new Set(changes.flat())];
      if (!signal.aborted) dispatch(liveUpdateReceived({ matchIds }));
    });
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const matches = readChanged(data);
    if (matches !== null) hear(matches);
  });
  dispatch(listeningStarted());
  signal.addEventListener('abort', () => {
    channel?.close();
    dispatch(listeningStopped());
  });
  const notify: Notify = (matches) => {
    if (signal.aborted) return;
    channel?.postMessage({ matches });
    hear(matches);
  };
  if (channel === undefined) void keepOpen(dispatch, notify, signal);
  else void leading(NAME, () => keepOpen(dispatch, notify, signal), signal);
}
