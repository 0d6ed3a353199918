import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { clear, createStore, set } from 'idb-keyval';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeagueHomeScreen from '../../../src/features/leagueHome/LeagueHomeScreen';
import { takeSnapshot } from '../../../src/entities/visit/snapshot';
import { favouriteAdded } from '../../../src/filters/filtersSlice';
import { saveSnapshot, loadSnapshot } from '../../../src/store/visits';
import { network } from '../../support/answers';
import { clubOf } from '../../support/ids';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import {
  clubRow,
  leagueRow,
  matchRow,
  newsRow,
  seasonId,
  standingRow,
  suspensionRow,
  transferRow,
} from '../../support/wire';
import { testStore } from '../../support/store';

const HOME = 'webClient/home/league/Q1';
const TABLE = 'webClient/leagues/Q1/current/table';
const FIXTURES = 'webClient/matches/league/Q1/index?lineups=none';
const LISTS = [FIXTURES, 'webClient/blocked/league/Q1', 'webClient/transfers', 'news/strafsenat?per=250'];
const VISIT = Date.parse('2025-11-15T13:32:00Z');
const TITLE = 'Seit deinem letzten Besuch (Sa., 15.11., 14:32)';

const done = (n: number) =>
  matchRow(n, { status: 'done', score: { home: 4, away: 2 }, details: { gameday: 8, date: '2025-11-16T11:00:00Z' } });
const season = (...matches: object[]) => [{ id: seasonId(1), name: '2025/26', primary: true, matches }];
const fail = (): never => {
  throw new Error('no id');
};
const nothingKnown = { places: null, results: [], suspensions: [], transfers: [], rulings: [] };
let net: ReturnType<typeof network>;

globalThis.indexedDB = new IDBFactory();

beforeEach(async () => {
  await clear(createStore('kbo-visits', 'leagues'));
  localStorage.clear();
  jest.useFakeTimers({
    now: Date.parse('2025-11-17T08:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance'],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  windowIs({ width: 1280 });
  net = network({
    [HOME]: {
      data: { sliderdata: [] },
      teams: [clubRow(2), clubRow(3)],
      news: [1, 2, 3].map((n) => newsRow(n)),
      upcoming: [],
      league: leagueRow(1),
    },
    [TABLE]: [standingRow(2), standingRow(3)],
    [FIXTURES]: season(done(1), done(2), matchRow(3)),
    'webClient/blocked/league/Q1': [suspensionRow(1), suspensionRow(2)],
    'webClient/transfers': [transferRow(1)],
    'news/strafsenat?per=250': [newsRow(9)],
  });
});
afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
  jest.useRealTimers();
  forgetCookies();
});

/** Opens the league's page; whoever follows team 3 has one that plays in match 1. */
function visit(...own: readonly number[]) {
  const store = testStore();
  for (const n of own)
    store.dispatch(favouriteAdded({ club: clubOf(n), code: 'Q1', name: `FC Quarz ${n}`, logo: null }));
  return showScreen(LeagueHomeScreen, { at: '/liga', league: 'Q1', store });
}
const wasHere = (at: number, sight: Parameters<typeof takeSnapshot>[0]) =>
  saveSnapshot('Q1', takeSnapshot(sight, at, null));
const card = async () => within((await screen.findByRole('heading', { name: TITLE })).closest('section') ?? fail());
const rows = async () =>
  (await card())
    .getAllByRole('link')
    .map((row) => [row.textContent, row.getAttribute('href')?.replace(/\/[^/]{20,}$/, '/…')]);

describe('docs/behaviour.md 11: since the last visit', () => {
  test('own results in full, own moves, the rest counted, each with its way', async () => {
    await wasHere(VISIT, { ...nothingKnown, places: [clubOf(3), clubOf(2)] });
    visit(3);
    expect(await rows()).toEqual([
      ['FC Quarz 2 – FC Quarz 34:2', '#/match/…'],
      ['FC Quarz 3: 1. → 2.11 Platz hinunter', '#/team-detail/…'],
      ['1 weiteres Ergebnis', '#/spielplan'],
      ['2 neue Sperren', '#/sperren'],
      ['1 neuer Transfer', '#/transfers'],
      ['1 neues Urteil', '#/strafsenat'],
    ]);
  });

  test('without teams of one’s own results are counted only', async () => {
    await wasHere(VISIT, nothingKnown);
    visit();
    expect((await rows())[0]).toEqual(['2 neue Ergebnisse', '#/spielplan']);
  });

  test('closing gives the place back, and the focus to the next heading', async () => {
    await wasHere(VISIT, nothingKnown);
    const { store, unmount } = visit();
    await userEvent.click((await card()).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Tabelle' })).toHaveFocus();
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0);
    unmount();
    showScreen(LeagueHomeScreen, { at: '/liga', store });
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0);
  });

  test('it stays for the visit: whoever comes back from a report finds it again, without a further call', async () => {
    await wasHere(VISIT, nothingKnown);
    const { store, unmount } = visit();
    await card();
    unmount();
    net.asked.length = 0;
    showScreen(LeagueHomeScreen, { at: '/liga', store });
    await card();
    expect(net.asked).toEqual([]);
  });

  test('nothing new: no card, and the headlines have their place', async () => {
    await wasHere(VISIT, nothingKnown);
    visit().unmount();
    const first = visit();
    await card();
    first.unmount();
    jest.setSystemTime(Date.now() + 7 * 3_600_000);
    visit();
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0);
    expect(screen.queryByText(/Seit deinem letzten Besuch/)).toBeNull();
  });

  test('within six hours no list is requested, and the snapshot stays as it is', async () => {
    const recent = Date.now() - 5 * 3_600_000;
    await wasHere(recent, nothingKnown);
    visit();
    await screen.findAllByRole('tab');
    await screen.findByRole('table');
    expect(net.asked.filter((path) => LISTS.includes(path))).toEqual([]);
    expect((await loadSnapshot('Q1'))?.at).toBe(recent);
  });

  test('the first visit makes no call either, and stores the places', async () => {
    visit();
    await screen.findByRole('table');
    await waitFor(async () => expect((await loadSnapshot('Q1'))?.places).toHaveLength(2));
    expect(net.asked.filter((path) => LISTS.includes(path))).toEqual([]);
  });

  test('lists that fail leave the others; a damaged snapshot and a blocked storage leave the page as it is', async () => {
    await wasHere(VISIT, nothingKnown);
    for (const path of LISTS.slice(1)) net.answer(path, { reason: 'kaputt' }, 500);
    const first = visit();
    expect(await rows()).toEqual([['2 neue Ergebnisse', '#/spielplan']]);
    first.unmount();
    await wasHere(VISIT, nothingKnown);
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    visit();
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0);
  });

  test.each([
    ['of nothing readable', { at: 'gestern', places: 7 }],
    ['cut in two', { at: VISIT, results: 'x', places: [[1, 2], null] }],
  ])('a damaged snapshot, %s: the page is whole, and the next visit compares with this one', async (_how, damaged) => {
    await set('Q1', damaged, createStore('kbo-visits', 'leagues'));
    localStorage.setItem('kbo-visits', JSON.stringify({ Q1: VISIT }));
    visit();
    expect(await screen.findByRole('table')).toBeVisible();
    await waitFor(async () => expect((await loadSnapshot('Q1'))?.at).toBeGreaterThan(VISIT));
  });

  test('at most thirty leagues are stored, and the oldest is dropped', async () => {
    for (let n = 0; n < 32; n += 1) await saveSnapshot(`Q${n}`, takeSnapshot(nothingKnown, VISIT + n, null));
    expect(await loadSnapshot('Q1')).toBeNull();
    expect(await loadSnapshot('Q2')).not.toBeNull();
  });
});
