import { act, cleanup, screen } from '@testing-library/react';
import { routes } from '../../src/app/routes';
import { selectIsSubscribed } from '../../src/api/subscriptions';
import { isRow } from '../../src/api/wire/read';
import type { AppStore } from '../../src/store/makeStore';
import { calls } from '../api/faults/calls';
import { network } from '../support/answers';
import { completeBrowser, showApp } from '../support/app';
import { goTo } from '../support/mount';
import { chooseLeague, forgetCookies, windowIs } from '../support/screen';
import { testStore } from '../support/store';
import { clubId, matchId, newsId, playerId, postponementId, transferId } from '../support/wire';

/** All answers call a club the same, and say which league it is in. */
const agreed = (good: unknown): unknown =>
  JSON.parse(
    JSON.stringify(good, (key, value: unknown) =>
      key === 'club' && isRow(value) ? { ...value, league_code: 'Q1' } : value,
    ).replaceAll('SV Zirbelquell', 'FC Quarz 2'),
  );

/** What stands in each screen's address. */
const IDS: Readonly<Record<string, string>> = {
  match: matchId(1),
  'team-detail': clubId(1),
  'player-detail': playerId(1),
  'news-detail': newsId(1),
  transfer: transferId(1),
  postpone: postponementId(1),
};
const addresses = routes.map(({ path }) => path.replace(/:id\??/, IDS[path.split('/')[1] ?? ''] ?? ''));
const reading = calls.filter(({ changes, path }) => changes !== true && path !== 'users/login');
const cached = (store: AppStore) => Object.keys(store.getState().api.queries);
const heard = (store: AppStore, request: string) => selectIsSubscribed(store.getState(), request);
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

let net: ReturnType<typeof network>;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2025-10-01T12:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  completeBrowser();
  windowIs({ width: 1280 });
  net = network(Object.fromEntries(reading.map(({ path, good }) => [path, agreed(good)])));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  chooseLeague('Q1');
});
afterEach(() => {
  cleanup();
  net.restore();
  forgetCookies();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(addresses)('%s: what it has taken from other pages stays for as long as it is read', async (address) => {
  const store = testStore();
  // Every other page has been visited.
  for (const { ask } of reading) {
    const visit = ask(store);
    await pass(0);
    await visit;
    if ('unsubscribe' in visit && typeof visit.unsubscribe === 'function') visit.unsubscribe();
  }
  await routes.find(({ path }) => path.split('/')[1] === address.split('/')[1])?.load();
  await showApp(address, store);
  // Some parts come only once the page is idle.
  for (let look = 0; look < 10; look += 1) await pass(3);
  const read = screen.getByRole('main').textContent;
  const asked = net.asked.length;
  await pass(360);
  expect(screen.getByRole('main').textContent).toBe(read);
  const again = net.asked.slice(asked).filter((path) => path !== 'webClient/livescore');
  expect(again).toEqual([]);
  // With the page goes what nothing has shown for so long.
  const overdue = cached(store).filter((request) => !heard(store, request));
  expect(overdue.length).toBeGreaterThan(5);
  await goTo(address === '/kontakt' ? '/bund' : '/kontakt');
  await pass(1);
  expect(cached(store).filter((request) => overdue.includes(request))).toEqual([]);
});
