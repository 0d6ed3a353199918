import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { setGlobalDevModeChecks } from 'reselect';
import { makeStore } from '../../src/store/makeStore';
import type { AppStore } from '../../src/store/makeStore';
import { network } from './answers';

setGlobalDevModeChecks({ inputStabilityCheck: 'always', identityFunctionCheck: 'always' });

/** Freezes what is not frozen yet; whoever changes it later fails where he does it. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** The application's store, every state of it frozen to the ground. */
export function testStore(): AppStore {
  const store = makeStore();
  freeze(store.getState());
  store.subscribe(() => freeze(store.getState()));
  return store;
}

/** What a test asks: `clubsApi.endpoints.clubs.initiate('Q1')`. */
type Asks = ThunkAction<PromiseLike<unknown>, ReturnType<AppStore['getState']>, unknown, UnknownAction>;

/** The store after some calls were answered, one after the other: what the network says, and who asks. */
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
