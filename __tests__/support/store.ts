import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { setGlobalDevModeChecks } from 'reselect';
import { makeStore } from '../../src/store/makeStore';
import type { AppStore } from '../../src/store/makeStore';
import { network } from './answers';

setGlobalDevModeChecks({ inputStabilityCheck: 'always', identityFunctionCheck: 'always' });

/** Freezes what is not frozen yet; code that changes it later fails on that line. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** The application's store, every state deeply frozen. */
export function testStore(): AppStore {
  const store = makeStore();
  freeze(store.getState());
  store.subscribe(() => freeze(store.getState()));
  return store;
}

/** A request of a test: `clubsApi.endpoints.clubs.initiate('Q1')`. */
type Asks = ThunkAction<PromiseLike<unknown>, ReturnType<AppStore['getState']>, unknown, UnknownAction>;

/** The store after some calls were answered, one after the other: the network's answers, and the requests. */
export async function storeAfter(
  answers: Readonly<Record<string, unknown>>,
  ...asked: readonly Asks[]
): Promise<AppStore> {
  const net = network(answers);
  const store = testStore();
  for (const ask of asked) await store.dispatch(ask);
  net.restore();
  return store;
}
