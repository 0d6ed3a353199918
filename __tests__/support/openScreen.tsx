import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { makeStore } from '../../src/store/makeStore';
import type { AppStore } from '../../src/store/makeStore';

/** The league that a visitor chose on an earlier visit; null: none. */
export function chooseLeague(code: string | null): void {
  document.cookie = `leagueCode=${code ?? ''}; Max-Age=${code === null ? 0 : 60}; Path=/`;
}

interface Opened {
  readonly store: AppStore;
  /** The route that is shown now. */
  readonly route: () => string;
  /** Goes to an address as a link would. */
  readonly go: (address: string) => void;
  readonly unmount: () => void;
}

/** Opens one screen at an address with a real store; any other route shows its own address. */
export function openScreen(path: string, address: string, screen: ReactElement, store = makeStore()): Opened {
  window.location.hash = address;
  const { unmount } = render(
    <Provider store={store}>
      <HashRouter>
        <Routes>
          <Route path={path} element={screen} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </HashRouter>
    </Provider>,
  );
  return {
    store,
    route: () => window.location.hash.slice(1),
    go: (to) =>
      act(() => {
        window.location.hash = to;
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
    unmount,
  };
}

function Elsewhere() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}
