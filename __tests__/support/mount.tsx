import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import * as React from 'react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import type { AppStore } from '../../src/store/makeStore';
import { testStore } from './store';

/**
 * React notes for each element where it was made, until some ten thousand in a second; here it has made so many from the
 * start. Only the stacks in its own warnings are shorter.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const { [INTERNALS]: internals } = React as unknown as Readonly<Record<string, object>>;
if (internals !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

export interface Mounted extends RenderResult {
  readonly store: AppStore;
  /** The route that is shown now. */
  readonly route: () => string;
}

/** Draws within a click, as a link does: the browser then has an event at hand, and React runs all effects at once. */
function withinClick<Drawn>(draw: () => Drawn): Drawn {
  const drawn: { result?: Drawn; error?: unknown } = {};
  const link = document.createElement('button');
  link.addEventListener('click', () => {
    try {
      drawn.result = draw();
    } catch (error) {
      drawn.error = error;
    }
  });
  link.click();
  if (drawn.result === undefined) throw drawn.error;
  return drawn.result;
}

/**
 * The one way to render something connected: real store, real router, selectors checked at every call. It appears within
 * a click.
 */
export function mount(content: ReactElement, address = '/', given?: AppStore): Mounted {
  window.history.replaceState(null, '', `#${address}`);
  // Only now: a store starts with the league that the address names, which is not to be the one of the test before.
  const store = given ?? testStore();
  const shown = withinClick(() =>
    render(
      <Provider store={store} stabilityCheck="always" identityFunctionCheck="always">
        <HashRouter useTransitions={false}>{content}</HashRouter>
      </Provider>,
    ),
  );
  return { ...shown, store, route: () => window.location.hash.slice(1) };
}

/** Goes to an address as the browser's address bar would. */
export async function goTo(address: string): Promise<void> {
  await act(async () => {
    window.location.hash = address;
    window.dispatchEvent(new PopStateEvent('popstate'));
    return Promise.resolve();
  });
}
