import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { toId } from '../../src/entities/ids';
import { leaguePicked } from '../../src/store/leagueSlice';
import { makeStore } from '../../src/store/makeStore';
import type { AppStore } from '../../src/store/makeStore';
import { leagueId } from './wire';

interface Screen extends RenderResult {
  readonly store: AppStore;
}

interface Options {
  /** The address; the screen is mounted at its first segment. */
  readonly at?: string;
  /** Code of the chosen league; null: none was ever chosen. */
  readonly league?: string | null;
  /** What the address carries besides: `tipps=…`. */
  readonly search?: string | undefined;
  readonly store?: AppStore;
}

/** Width of the window and whether less motion is wanted, for `matchMedia`, which jsdom lacks. */
export function windowIs({ width, calm = false }: { readonly width: number; readonly calm?: boolean }): void {
  window.matchMedia = (query: string): MediaQueryList => {
    const least = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0);
    const most = Number(/max-width:\s*(\d+)px/.exec(query)?.[1] ?? Infinity);
    const matches = /reduced-motion/.test(query) ? calm : width >= least && width <= most;
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}

/** Mounts a screen on the real store and router, as the application does. */
export function showScreen(
  Page: ComponentType,
  { at = '/', league = 'Q1', search, store = makeStore() }: Options = {},
): Screen {
  if (league !== null) store.dispatch(leaguePicked({ code: league, id: toId(leagueId(1)) }));
  window.location.hash = search === undefined ? at : `${at}?${search}`;
  const shown = render(
    <Provider store={store}>
      <HashRouter>
        <Routes>
          <Route path={at} element={<Page />} />
          <Route path="*" element={<p>Andere Seite</p>} />
        </Routes>
      </HashRouter>
    </Provider>,
  );
  return { ...shown, store };
}

/** Forgets the cookies of an earlier test. */
export function forgetCookies(): void {
  for (const name of ['leagueCode', 'leagueID', 'authToken', 'adminID'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
}
