import type { Reducer } from '@reduxjs/toolkit';
import { ingest } from '../../../src/api/ingest';
import type { RequestDefinition } from '../../../src/api/ingest';
import { livescoreApi } from '../../../src/api/livescore';
import { matchesApi } from '../../../src/api/matches';
import { LIVESCORE_REQUEST } from '../../../src/api/requestName';
import { decodeMatchReport } from '../../../src/api/wire/matchReport';
import { eachRow, readList } from '../../../src/api/wire/read';
import { entitiesReceived } from '../../../src/entities/queryLedger';
import { toId } from '../../../src/entities/ids';
import type { MatchId } from '../../../src/entities/ids';
import { normalise } from '../../../src/entities/normalise';
import { matchItem, listOf } from '../../../src/entities/shapes';
import { selectMatch } from '../../../src/entities/select';
import { monotonicNow } from '../../../src/lib/clock';
import { makeStore } from '../../../src/store/makeStore';
import type { AppStore } from '../../../src/store/makeStore';
import { rootReducer } from '../../../src/store/rootReducer';
import type { RootState } from '../../../src/store/rootReducer';
import type { PollForm } from './payload';

/** A filled store, and how answers get in as bytes. */
export interface Held {
  /** The season call: whole seasons with matches, line-ups and events. */
  readonly seasons: (text: string) => void;
  /** The livescore call. */
  readonly poll: (text: string, form: PollForm) => void;
  /** Home goals of some matches in the store now: proof that the bytes arrived. */
  readonly homeGoals: (matches: readonly string[]) => readonly unknown[];
}

/** The calls through which a store receives answers. */
interface Calls {
  readonly seasons: RequestDefinition;
  readonly poll: RequestDefinition;
}

/** The application's own calls, taken from its endpoints. */
function realCalls(): Calls {
  const asks: RequestDefinition[] = [];
  matchesApi.enhanceEndpoints({
    endpoints: { fixtures: (endpoint) => void asks.push(endpoint.query?.('W1A') as RequestDefinition) },
  });
  livescoreApi.enhanceEndpoints({
    endpoints: { livescore: (endpoint) => void asks.push(endpoint.query?.() as RequestDefinition) },
  });
  const [seasons, poll] = asks;
  if (seasons === undefined || poll === undefined) throw new Error('the bench: an endpoint has no query');
  return { seasons, poll };
}

/** Blocks of matches with line-ups and events, stored as the match page does. */
const keepingAll = (path: string): RequestDefinition => ({
  path,
  read: (body, report) => {
    const blocks = eachRow(readList(body) ?? [], path, report, (row) => row);
    const matches = blocks.flatMap((block) =>
      eachRow(readList(block['matches']) ?? [], path, report, decodeMatchReport),
    );
    return normalise(matches, listOf(matchItem));
  },
});

const asShipped = realCalls();
const allKept: Calls = { seasons: keepingAll('seasons'), poll: keepingAll('livescore') };

/** A planted regression: every answer copies all that is known. */
function plantClone(store: AppStore): void {
  const cloning: Reducer<RootState> = (state, action) =>
    rootReducer(
      state !== undefined && entitiesReceived.match(action)
        ? { ...state, entities: structuredClone(state.entities) }
        : state,
      action,
    );
  store.replaceReducer(cloning);
}

/** A store of ours, and how answers get in. */
export interface Opened {
  readonly store: AppStore;
  readonly seasons: (text: string) => void;
  readonly poll: (text: string) => void;
}

/** Our store without a network: answers enter where they do after a fetch. */
export function openStore(plant?: string, calls: Calls = asShipped): Opened {
  const store = makeStore();
  if (plant === 'clone') plantClone(store);
  const take = (ask: RequestDefinition, request: string, text: string): void => {
    const answer = ingest(
      ask,
      { body: text, fetchedAt: monotonicNow(), fromOfflineCache: false },
      { request, dispatch: store.dispatch, getState: store.getState },
    );
    if ('error' in answer) throw new Error(`ours: ${answer.error.message}`);
  };
  let answers = 0;
  return {
    store,
    seasons: (text) => take(calls.seasons, `fixtures(${(answers += 1)})`, text),
    poll: (text) => take(calls.poll, LIVESCORE_REQUEST, text),
  };
}

function held({ store, seasons, poll }: Opened): Held {
  return {
    seasons,
    poll,
    homeGoals: (matches) => matches.map((match) => selectMatch(store.getState(), toId<MatchId>(match))?.score?.home),
  };
}

/**
 * The store as the application uses it, whose lists leave line-ups and events out, and when it keeps everything.
 * @param plant a planted regression
 */
export const stores = (plant?: string): readonly { readonly name: string; readonly create: () => Held }[] => [
  { name: 'ours', create: () => held(openStore(plant)) },
  { name: 'ours, all kept', create: () => held(openStore(plant, allKept)) },
];
