import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { decodeFilters, initialFilters, MOST_SUBJECTS } from '../../src/filters/filters';
import {
  choiceForgotten,
  favouriteAdded,
  favouriteRemoved,
  leaderboardTabChosen,
  matchdayChosen,
  notificationChosen,
  seasonChosen,
  selectChoice,
  selectLeaderboardTab,
} from '../../src/filters/filtersSlice';
import type { Favourite } from '../../src/filters/favourites';
import type { PushSubject } from '../../src/filters/pushSubjects';
import { persistFilters } from '../../src/filters/persistFilters';
import { rememberedFilters } from '../../src/filters/rememberedFilters';
import { KEY, kept, visit } from './visits';
import { clubOf } from '../support/ids';
import { testStore } from '../support/store';

const TOLD: PushSubject = { kind: 'club', id: 'N', events: ['goal'] };

describe('persisted UI filters: season, gameday, leaderboard tab', () => {
  beforeEach(() => localStorage.clear());

  test('an explicit choice survives a return', async () => {
    const first = visit();
    first.dispatch(seasonChosen({ subject: 'fixtures/W1A', season: 'S1' }));
    first.dispatch(matchdayChosen({ subject: 'fixtures/W1A', season: 'S1', matchday: 7 }));
    first.dispatch(leaderboardTabChosen('red'));
    await kept(first);
    const second = visit();
    expect(selectChoice(second.getState(), 'fixtures/W1A')).toEqual({ season: 'S1', matchday: 7, matchdayOf: 'S1' });
    expect(selectLeaderboardTab(second.getState())).toBe('red');
    expect(selectChoice(second.getState(), 'fixtures/S1A')).toEqual({});
  });

  test('the first state a screen sees has the remembered choices', async () => {
    const first = visit();
    first.dispatch(leaderboardTabChosen('red'));
    await kept(first);
    expect(selectLeaderboardTab(testStore().getState())).toBe('red');
  });

  test('a choice made before storing starts is stored, and not undone by the older one', async () => {
    localStorage.setItem(KEY, '{"leaderboardTab":"\\"red\\""}');
    const store = testStore();
    expect(selectLeaderboardTab(store.getState())).toBe('red');
    const { filters } = store.getState();
    store.dispatch(leaderboardTabChosen('yellow'));
    persistFilters(store, filters);
    await waitFor(() => expect(selectLeaderboardTab(testStore().getState())).toBe('yellow'));
    expect(selectLeaderboardTab(store.getState())).toBe('yellow');
  });

  test('two tabs keep each other’s choices, also one that was hidden while the other chose', async () => {
    const told = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    const [one, other] = [visit(), visit()];
    one.dispatch(leaderboardTabChosen('red'));
    await kept(one);
    told();
    expect(selectLeaderboardTab(other.getState())).toBe('red');
    other.dispatch(seasonChosen({ subject: 'fixtures/W1A', season: 'S1' }));
    await kept(other);
    window.dispatchEvent(new Event('focus'));
    expect(selectChoice(one.getState(), 'fixtures/W1A')).toEqual({ season: 'S1' });
    const { filters } = one.getState();
    told();
    expect(one.getState().filters).toBe(filters);
    one.dispatch(leaderboardTabChosen('yellow'));
    await kept(one);
    expect(rememberedFilters()).toMatchObject({
      leaderboardTab: 'yellow',
      choices: { 'fixtures/W1A': { season: 'S1' } },
    });
  });

  test('a tab that follows another one writes nothing: its echo could undo what was chosen there since', async () => {
    const [one] = [visit(), visit()];
    one.dispatch(leaderboardTabChosen('red'));
    await kept(one);
    const written = jest.spyOn(Storage.prototype, 'setItem');
    localStorage.setItem(KEY, '{"leaderboardTab":"\\"yellow\\""}');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(selectLeaderboardTab(one.getState())).toBe('yellow');
    await new Promise((resolve) => setTimeout(resolve));
    expect(written).toHaveBeenCalledTimes(1);
    one.dispatch(seasonChosen({ subject: 'fixtures/W1A', season: 'S1' }));
    await kept(one);
    expect(rememberedFilters()).toMatchObject({ leaderboardTab: 'yellow' });
    jest.restoreAllMocks();
  });

  test('a tab that starts to store late takes back nothing that another one chose meanwhile', async () => {
    const team = (n: number): Favourite => ({ club: clubOf(n), code: 'Q1', name: `FC ${n}`, logo: null });
    const [A, B, C] = [team(1), team(2), team(3)];
    const one = visit();
    one.dispatch(favouriteAdded(A));
    await kept(one);
    const late = testStore();
    const { filters } = late.getState();
    one.dispatch(favouriteAdded(B));
    one.dispatch(favouriteRemoved(A.club));
    one.dispatch(leaderboardTabChosen('red'));
    one.dispatch(seasonChosen({ subject: 'fixtures/W1A', season: 'S1' }));
    one.dispatch(notificationChosen(TOLD));
    await kept(one);
    late.dispatch(favouriteAdded(C));
    late.dispatch(notificationChosen({ ...TOLD, id: 'L' }));
    late.dispatch(seasonChosen({ subject: 'table/W1A', season: 'S2' }));
    persistFilters(late, filters);
    await kept(late);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    for (const tab of [one, late])
      expect(tab.getState().filters).toEqual({
        favourites: [B, C],
        choices: { 'fixtures/W1A': { season: 'S1' }, 'table/W1A': { season: 'S2' } },
        leaderboardTab: 'red',
        notifications: [TOLD, { ...TOLD, id: 'L' }],
        state: null,
      });
  });

  test('what another tab chooses is no news to what it leaves alone', async () => {
    const [one, other] = [visit(), visit()];
    one.dispatch(notificationChosen(TOLD));
    await kept(one);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    const { notifications } = other.getState().filters;
    expect(notifications).toEqual([TOLD]);
    one.dispatch(leaderboardTabChosen('yellow'));
    await kept(one);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(selectLeaderboardTab(other.getState())).toBe('yellow');
    expect(other.getState().filters.notifications).toBe(notifications);
  });

  test('a tab in which nothing was chosen writes nothing', async () => {
    const written = jest.spyOn(Storage.prototype, 'setItem');
    visit();
    await new Promise((resolve) => setTimeout(resolve));
    expect(written).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  test('a choice that could not be stored is not undone by the older one in the storage', async () => {
    const before = visit();
    before.dispatch(leaderboardTabChosen('red'));
    await kept(before);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = visit();
    store.dispatch(leaderboardTabChosen('yellow'));
    await waitFor(() => expect(full).toHaveBeenCalled());
    window.dispatchEvent(new Event('focus'));
    expect(selectLeaderboardTab(store.getState())).toBe('yellow');
    jest.restoreAllMocks();
  });

  test('a storage that was cleared meanwhile takes nothing from this visit', async () => {
    const store = visit();
    store.dispatch(leaderboardTabChosen('red'));
    await kept(store);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(selectLeaderboardTab(store.getState())).toBe('red');
  });

  test('choosing another season forgets the matchday, choosing a matchday does not pin the season', () => {
    const store = visit();
    store.dispatch(matchdayChosen({ subject: 'x', season: 'S1', matchday: 7 }));
    expect(selectChoice(store.getState(), 'x')).toEqual({ matchday: 7, matchdayOf: 'S1' });
    store.dispatch(seasonChosen({ subject: 'x', season: 'S2' }));
    expect(selectChoice(store.getState(), 'x')).toEqual({ season: 'S2' });
    store.dispatch(matchdayChosen({ subject: 'x', season: 'S3', matchday: 1, primary: 'S3', nearest: 2 }));
    const choice = { matchday: 1, matchdayOf: 'S3', primary: 'S3', nearest: 2 };
    expect(selectChoice(store.getState(), 'x')).toEqual(choice);
    expect(decodeFilters(JSON.parse(JSON.stringify(store.getState().filters))).choices).toEqual({ x: choice });
    store.dispatch(choiceForgotten('x'));
    expect(selectChoice(store.getState(), 'x')).toEqual({});
  });

  test('choices are bounded: the oldest subject is forgotten', () => {
    const store = visit();
    for (let n = 0; n <= MOST_SUBJECTS; n += 1) store.dispatch(seasonChosen({ subject: `club/${n}`, season: 'S1' }));
    expect(Object.keys(store.getState().filters.choices)).toHaveLength(MOST_SUBJECTS);
    expect(selectChoice(store.getState(), 'club/0')).toEqual({});
  });

  test('anything decodes to valid filters', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const filters = decodeFilters(stored);
        expect(decodeFilters(filters)).toEqual(filters);
      }),
    );
    expect(decodeFilters(undefined)).toBe(initialFilters);
  });

  test("a league's table view is stored, one that does not exist is not", () => {
    const choices = { 'table/Q1': { view: 'home' }, 'table/Q2': { view: 'daneben' }, 'table/Q3': { view: ['home'] } };
    expect(decodeFilters({ choices }).choices).toEqual({
      'table/Q1': { view: 'home' },
      'table/Q2': {},
      'table/Q3': {},
    });
  });
});
