import { act, cleanup, waitFor } from '@testing-library/react';
import { firstCalls } from '../../src/app/firstCalls';
import { findRoute, routes } from '../../src/app/routes';
import { callUrl } from '../../src/api/paths';
import { leaguesApi } from '../../src/api/leagues';
import { preloadResponse } from '../../src/api/preloadedResponses';
import { LEADERBOARD_TABS } from '../../src/entities/leaderboard/model';
import type { LeaderboardTab } from '../../src/entities/leaderboard/model';
import { leaderboardTabChosen } from '../../src/filters/filtersSlice';
import { completeBrowser, showApp } from '../support/app';
import { forgetCookies, windowIs } from '../support/screen';
import { clubId } from '../support/wire';
import { testStore } from '../support/store';
import { leagueOf } from '../support/ids';

const league = { code: 'Q1', id: leagueOf(1), leaderboardTab: (): LeaderboardTab => 'goals' };
let asked: { url: string; method: string; headers: Record<string, string>; credentials: string }[] = [];
const before = globalThis.fetch;

beforeEach(() => {
  completeBrowser();
  windowIs({ width: 1280 });
  asked = [];
  globalThis.fetch = (input, init) => {
    asked.push({
      url: input instanceof Request ? input.url : input.toString(),
      method: init?.method ?? 'GET',
      headers: init?.headers as Record<string, string>,
      credentials: String(init?.credentials),
    });
    return new Promise(() => undefined);
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  forgetCookies();
  globalThis.fetch = before;
  jest.restoreAllMocks();
});

function choose(chosen: typeof league | null): void {
  if (chosen === null) return;
  document.cookie = `leagueCode=${chosen.code}; Path=/`;
  document.cookie = `leagueID=${chosen.id}; Path=/`;
}

/** Request pages make no call before the application runs. */
const LATER = ['/transfer/:id?', '/postpone/:id?'];
const addresses = routes.map(({ path }) => [path, path.replace(/:id\??/, clubId(7).toLowerCase())] as const);

describe('The calls that the boot script starts from the HTML', () => {
  test.each(addresses)('%s: exactly those that the screen makes, byte for byte', async (path, address) => {
    choose(league);
    await showApp(address);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const fromScreen = (): readonly string[] => [...new Set(asked.map(({ url }) => url))].sort();
    const fromHtml = firstCalls(address, league).map(callUrl).sort();
    if (LATER.includes(path)) expect(fromHtml).toEqual([callUrl('client/leagueList?per=25')]);
    // What is below the first screenful makes its calls once its code is there.
    else await waitFor(() => expect(fromScreen()).toEqual(fromHtml), { timeout: 5000 });
    expect(asked.every(({ method, credentials }) => method === 'GET' && credentials === 'include')).toBe(true);
    expect(
      asked.every(({ headers }) => JSON.stringify(headers) === JSON.stringify({ Accept: 'application/json' })),
    ).toBe(true);
  });

  test.each(addresses)('%s: what is refused is asked for once more at most', async (_path, address) => {
    choose(league);
    const waiting = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      void waiting(input, init);
      return Promise.resolve(new Response('{"error":true,"reason":"Not Found"}', { status: 404 }));
    };
    const store = testStore();
    // As at the start: the boot script, then what is asked ahead of the first frame, then the page.
    for (const call of firstCalls(address, league)) void preloadResponse(call);
    const found = findRoute(address);
    await found?.route.load().then((screen) => screen.prefetch?.(store, found.segment));
    await store.dispatch(leaguesApi.endpoints.leagueList.initiate());
    await showApp(address, store);
    // The badge of live matches, too, which comes once the page is idle.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    const times = asked.map(({ url }) => asked.filter((other) => other.url === url).length);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
    globalThis.preloadedResponses?.clear();
  });

  test.each(addresses.filter(([path]) => !LATER.includes(path)))(
    '%s without a league: none that the screen does not ask for',
    async (_path, address) => {
      await showApp(address);
      const fromHtml = firstCalls(address, { ...league, code: null, id: null }).map(callUrl);
      await waitFor(() => expect(asked.map(({ url }) => url)).toEqual(expect.arrayContaining(fromHtml)));
    },
  );

  test.each(LEADERBOARD_TABS)('/leaderboards with the tab %s remembered: that list and no other', async (tab) => {
    choose(league);
    const store = testStore();
    store.dispatch(leaderboardTabChosen(tab));
    await showApp('/leaderboards', store);
    const fromHtml = firstCalls('/leaderboards', { ...league, leaderboardTab: () => tab })
      .map(callUrl)
      .sort();
    await waitFor(() => expect([...new Set(asked.map(({ url }) => url))].sort()).toEqual(fromHtml));
  });

  test('ids are written as the endpoints write them, hostile ones encoded, malformed ones left to the screen', () => {
    expect(firstCalls('/match/constructor', league)[0]).toBe('webClient/match/detail/constructor');
    expect(firstCalls('/match/a%2Fconfirm%2Fb', league)[0]).toBe('webClient/match/detail/a%2Fconfirm%2Fb');
    expect(firstCalls('/match/%E0%A4%A', league)).toEqual(['client/leagueList?per=25']);
    expect(firstCalls('/match/', league)).toEqual(['client/leagueList?per=25']);
    expect(firstCalls('/__proto__', league)).toEqual(['client/leagueList?per=25']);
  });

  test('none of them changes state', () => {
    for (const { path } of routes) {
      for (const call of firstCalls(path.replace(/:id\??/, 'confirm'), league))
        expect(call).not.toMatch(/^(transfers|postpone|registrations|users)\//);
    }
  });
});
