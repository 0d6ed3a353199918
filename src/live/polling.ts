import { isAnyOf } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { noteCapabilities } from '../api/capabilities';
import { asText, fetchBody } from '../api/fetchBody';
import { ingest } from '../api/ingest';
import type { RequestDefinition } from '../api/ingest';
import { livescoreApi, livescoreCall } from '../api/livescore';
import { reportCall } from '../api/matches';
import { LIVESCORE_REQUEST } from '../api/requestName';
import { isSubscribed } from '../api/subscriptions';
import { toId } from '../entities/ids';
import type { MatchId } from '../entities/ids';
import { isLive } from '../entities/match/model';
import { answerConfirmed } from '../entities/queryLedger';
import { sameEntities } from '../entities/reducer';
import type { EntityState } from '../entities/reducer';
import { selectMatch } from '../entities/select';
import { selectEnded, selectLiveCount } from '../entities/views/live';
import { liveUpdateReceived, requestPolled } from './liveSlice';
import type { PollReason } from './liveSlice';
import { on } from './liveStore';
import type { LiveStore } from './liveStore';

const EVERY_MS = 30_000;
const SLOWEST_MS = 300_000;

/** A request that is repeated while its answer is on screen. */
interface Polled<Ids = unknown> {
  readonly call: RequestDefinition<Ids>;
  /** Whether anything in its answer is live now. */
  readonly hasLive: (state: EntityState) => boolean;
  /** The match of interest, fetched as soon as the server reports a change; null: any. */
  readonly about: MatchId | null;
  /** Puts the ids of an answer into the query cache. */
  readonly update: (ids: Ids, store: LiveStore) => void;
}

const { select } = livescoreApi.endpoints.livescore;

const livescore: Polled<readonly MatchId[]> = {
  call: livescoreCall,
  about: null,
  // Also what has ended without its report saying so yet.
  hasLive: (state) => selectLiveCount(state, LIVESCORE_REQUEST) > 0 || selectEnded(state, LIVESCORE_REQUEST).length > 0,
  update: (ids, { dispatch, getState }) => {
    const before = select()(getState()).data;
    const next = copyWithStructuralSharing(before, ids);
    if (next !== before) dispatch(livescoreApi.util.updateQueryData('livescore', undefined, () => next));
  },
};

const report = (id: MatchId): Polled<MatchId> => ({
  call: reportCall(id),
  about: id,
  hasLive: (state) => isLive(selectMatch(state, id)?.status),
  update: () => undefined,
});

/** A running poll. */
interface Poll {
  readonly about: MatchId | null;
  /** Asks at once; a request already under way may have missed the change, so it is repeated. */
  readonly askNow: () => void;
  /** Back online or visible: RTK Query refetches what is on screen; only the interval starts again here. */
  readonly startAgain: () => void;
  readonly stop: () => void;
}

/**
 * Repeats a request every 30 s while the page is visible, its answer on screen and something live. Each failure doubles
 * the interval, up to five minutes, until the connection or the visitor comes back. If the bytes are unchanged, only
 * the time is updated, unless another answer has changed something since.
 */
function startPoll<Ids>(store: LiveStore, request: string, polled: Polled<Ids>): Poll {
  const { dispatch, getState } = store;
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = EVERY_MS;
  let last = '';
  let after: EntityState | undefined;
  let isAsking = false;
  let isChanged = false;

  const isWanted = (reason: PollReason): boolean =>
    document.visibilityState === 'visible' &&
    isSubscribed(dispatch, request) &&
    (reason === 'liveUpdate' || polled.hasLive(getState()));
  const poll = async (): Promise<void> => {
    const reason = isChanged ? 'liveUpdate' : 'interval';
    isChanged = false;
    if (!isWanted(reason)) return;
    dispatch(requestPolled({ request, reason }));
    const fetched = await fetchBody(polled.call, asText, gone.signal);
    if (gone.signal.aborted) return;
    pause = 'error' in fetched ? Math.min(pause * 2, SLOWEST_MS) : EVERY_MS;
    if ('error' in fetched) return;
    noteCapabilities({ dispatch, getState }, fetched.capabilities);
    if (after !== undefined && fetched.body === last && sameEntities(getState(), after)) {
      dispatch(answerConfirmed({ request, fetchedAt: fetched.fetchedAt, fromOfflineCache: fetched.fromOfflineCache }));
    } else {
      const answer = ingest(polled.call, fetched, { request, dispatch, getState });
      if ('error' in answer) return;
      last = fetched.body;
      if (!answer.isLate) polled.update(answer.data, store);
    }
    after = getState();
  };
  const next = (): void => {
    clearTimeout(timer);
    if (gone.signal.aborted) return;
    timer = setTimeout(() => void ask(), isChanged ? 0 : pause);
  };
  const ask = async (): Promise<void> => {
    isAsking = true;
    await poll();
    isAsking = false;
    next();
  };
  next();
  return {
    about: polled.about,
    askNow: () => {
      isChanged = true;
      if (!isAsking) next();
    },
    startAgain: () => {
      pause = EVERY_MS;
      next();
    },
    stop: () => {
      gone.abort();
      clearTimeout(timer);
    },
  };
}

/** Starts to poll a cached request, if it is one of those that are polled. */
function pollOf(store: LiveStore, request: string, endpoint: string | undefined, arg: unknown): Poll | null {
  if (endpoint === 'livescore') return startPoll(store, request, livescore);
  const id = endpoint === 'match' && typeof arg === 'string' ? toId<MatchId>(arg) : null;
  return id === null ? null : startPoll(store, request, report(id));
}

const { onFocus, onOnline } = api.internalActions;

/**
 * Polls what is cached of the live matches and of match reports, for as long as it is cached.
 * @returns stops it
 */
export function startPolling(store: LiveStore): () => void {
  const polls = new Map<string, Poll>();
  const followCache = (): void => {
    const { queries } = store.getState().api;
    for (const [request, { stop }] of polls) {
      if (queries[request] !== undefined) continue;
      stop();
      polls.delete(request);
    }
    for (const [request, query] of Object.entries(queries)) {
      const poll = polls.has(request) ? null : pollOf(store, request, query?.endpointName, query?.originalArgs);
      if (poll !== null) polls.set(request, poll);
    }
  };
  followCache();
  const listeners = [
    on({ predicate: (_action, state, before) => state.api.queries !== before.api.queries, effect: followCache }),
    on({
      actionCreator: liveUpdateReceived,
      effect: ({ payload: { matchIds } }) =>
        polls.forEach(({ about, askNow }) => {
          if (about === null || matchIds.length === 0 || matchIds.includes(about)) askNow();
        }),
    }),
    on({ matcher: isAnyOf(onFocus, onOnline), effect: () => polls.forEach(({ startAgain }) => startAgain()) }),
  ].map((listener) => store.dispatch(listener));
  return () => {
    listeners.forEach((remove) => remove());
    polls.forEach(({ stop }) => stop());
  };
}
