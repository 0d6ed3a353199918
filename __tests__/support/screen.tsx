import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { leaguesApi } from '../../src/api/leagues';
import { leaguePicked } from '../../src/league/leagueSlice';
import { Announcements } from '../../src/ui/Announcements';
import type { AppStore } from '../../src/store/makeStore';
import { mount } from './mount';
import type { Mounted } from './mount';
import { testStore } from './store';
import { leagueOf } from './ids';

interface Options {
  /** Pattern of the screen's path; by default the address itself. */
  readonly path?: string;
  readonly at?: string;
  /** Code of the chosen league; null: none was ever chosen. */
  readonly league?: string | null;
  /** The query of the address: `tipps=…`. */
  readonly search?: string | undefined;
  readonly store?: AppStore;
  /** Whether the leagues are asked for, as by the strip above every screen. */
  readonly strip?: boolean;
}

/** Width of the window and whether less motion is wanted, for `matchMedia`, which jsdom lacks. */
export function windowIs({ width, calm = false }: { readonly width: number; readonly calm?: boolean }): void {
  window.matchMedia = (query: string): MediaQueryList => {
    const least = 16 * Number(/min-width:\s*([\d.]+)em/.exec(query)?.[1] ?? 0);
    const most = 16 * Number(/max-width:\s*([\d.]+)em/.exec(query)?.[1] ?? Infinity);
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

/** Mounts a screen as the application does; any other route shows its own address. */
export function showScreen(
  Page: ComponentType,
  { at = '/', path = at, league = 'Q1', search, store = testStore(), strip = false }: Options = {},
): Mounted {
  if (league !== null) store.dispatch(leaguePicked({ code: league, id: leagueOf(1) }));
  if (strip) void store.dispatch(leaguesApi.endpoints.leagueList.initiate());
  return mount(
    <>
      <Routes>
        <Route path={path} element={<Page />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <Announcements />
    </>,
    search === undefined ? at : `${at}?${search}`,
    store,
  );
}

function Elsewhere() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

/** The league that a visitor chose on an earlier visit; null: none. */
export function chooseLeague(code: string | null): void {
  document.cookie = `leagueCode=${code ?? ''}; Max-Age=${code === null ? 0 : 60}; Path=/`;
}

/** Forgets the cookies of an earlier test. */
export function forgetCookies(): void {
  for (const name of ['leagueCode', 'leagueID', 'authToken', 'adminID'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
}
