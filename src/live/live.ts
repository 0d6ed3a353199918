import { api } from '../api/api';
import { selectHasCapability } from '../api/capabilities';
import { livescoreApi } from '../api/livescore';
import { reloadMatch } from '../api/matches';
import { LIVESCORE_REQUEST } from '../api/requestName';
import { mayRun } from '../entities/match/rules';
import { answerConfirmed, entitiesReceived } from '../entities/queryLedger';
import { selectEnded, selectLiveCount } from '../entities/views/live';
import { now } from '../lib/clock';
import { viennaWallClock } from '../lib/dates';
import { pauseUntil } from '../lib/schedule';
import { listen } from './connection';
import { on } from './liveStore';
import type { LiveState, LiveStore } from './liveStore';
import { startPolling } from './polling';

const { onFocus } = api.internalActions;
const { initiate, select } = livescoreApi.endpoints.livescore;

/** An open page notices within five minutes that a match has kicked off. */
const LOOK_EVERY_MS = 300_000;
const MINUTE_MS = 60_000;

/** Keeps the list of live matches for all pages: asks now, every five minutes, and when the visitor comes back. */
async function keepLivescore({ dispatch, getState }: LiveStore, signal: AbortSignal): Promise<void> {
  // What the page was refused a moment ago is not asked for at once again.
  if (select()(getState()).isError) await pauseUntil(LOOK_EVERY_MS, signal);
  if (signal.aborted) return;
  const { unsubscribe } = dispatch(
    initiate(undefined, {
      subscriptionOptions: { pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true, refetchOnReconnect: true },
    }),
  );
  signal.addEventListener('abort', unsubscribe);
}

/** Whether the page is visible, shows a match that is live or may be within the hour, and the server has a stream. */
function isStreamWanted(state: LiveState): boolean {
  if (document.visibilityState !== 'visible' || !selectHasCapability(state, 'live')) return false;
  const time = viennaWallClock(now());
  return Object.values(state.entities.matches).some((match) => mayRun(match, time));
}

/**
 * Keeps what is live current (docs/behaviour.md 12): the list of live matches, polls of what is on screen, the stream of
 * changes while it is of use, and the reports of matches that have ended, once for all pages.
 * @returns stops it
 */
export function startLive(store: LiveStore): () => void {
  const { dispatch, getState } = store;
  const over = new AbortController();
  let spell: AbortController | null = null;
  const stopPolling = startPolling(store);

  const followStream = (): void => {
    const isWanted = isStreamWanted(getState());
    if (isWanted === (spell !== null)) return;
    spell?.abort();
    spell = isWanted ? new AbortController() : null;
    if (spell !== null) listen(dispatch, spell.signal);
  };
  /** Matches known as live elsewhere but no longer listed have ended: asked for after each list until they say how. */
  const reloadEnded = (request: string | null, before: LiveState): void => {
    const known = request === LIVESCORE_REQUEST ? [] : selectEnded(before, LIVESCORE_REQUEST);
    for (const id of selectEnded(getState(), LIVESCORE_REQUEST))
      if (!known.includes(id)) void dispatch(reloadMatch(id));
  };
  const listeners = [
    on({
      actionCreator: onFocus,
      effect: () => {
        if (selectLiveCount(getState(), LIVESCORE_REQUEST) > 0)
          void dispatch(initiate(undefined, { subscribe: false, forceRefetch: true }));
      },
    }),
    on({
      predicate: (_action, state, before) =>
        state.entities.matches !== before.entities.matches ||
        state.server !== before.server ||
        state.api.config !== before.api.config,
      effect: followStream,
    }),
    on({
      actionCreator: entitiesReceived,
      effect: ({ payload }, { getOriginalState }) => reloadEnded(payload.request, getOriginalState()),
    }),
    on({
      actionCreator: answerConfirmed,
      effect: ({ payload }, { getOriginalState }) => reloadEnded(payload.request, getOriginalState()),
    }),
  ].map((listener) => dispatch(listener));
  // A match comes within the hour without anything in the state changing.
  const timer = setInterval(followStream, MINUTE_MS);
  followStream();
  void keepLivescore(store, over.signal);
  return () => {
    over.abort();
    spell?.abort();
    clearInterval(timer);
    stopPolling();
    listeners.forEach((remove) => remove());
  };
}
