import { leaguePicked, selectLeagueCode, selectLeagueId } from '../../src/league/leagueSlice';
import { connectToBrowser } from '../../src/store/makeStore';
import { leagueId } from '../support/wire';
import { testStore } from '../support/store';
import { leagueOf } from '../support/ids';

const clear = (): void => {
  for (const name of ['leagueCode', 'leagueID']) document.cookie = `${name}=; Max-Age=0; Path=/`;
};

describe('docs/behaviour.md 2 and 3: the league cookies', () => {
  beforeEach(clear);

  test('are read at the start', () => {
    document.cookie = 'leagueCode=W1A; Path=/';
    document.cookie = `leagueID=${leagueId(1).toLowerCase()}; Path=/`;
    const store = testStore();
    expect([selectLeagueCode(store.getState()), selectLeagueId(store.getState())]).toEqual(['W1A', leagueId(1)]);
  });

  test('are written on choice, for 604800 s, strict same-site, encoded', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const store = testStore();
    store.dispatch(leaguePicked({ code: 'W1Ä', id: leagueOf(1) }));
    await Promise.resolve();
    expect(written.mock.calls.map(([cookie]) => cookie)).toEqual([
      'leagueCode=W1%C3%84; Max-Age=604800; Path=/; SameSite=Strict',
      `leagueID=${leagueId(1)}; Max-Age=604800; Path=/; SameSite=Strict`,
    ]);
    written.mockRestore();
  });

  test('are followed when another tab changes them', () => {
    const store = testStore();
    const disconnect = connectToBrowser(store);
    document.cookie = 'leagueCode=S1A; Path=/';
    document.cookie = `leagueID=${leagueId(2)}; Path=/`;
    window.dispatchEvent(new Event('focus'));
    expect(selectLeagueCode(store.getState())).toBe('S1A');
    disconnect();
    document.cookie = 'leagueCode=K1A; Path=/';
    window.dispatchEvent(new Event('focus'));
    expect(selectLeagueCode(store.getState())).toBe('S1A');
  });

  test.each(['W 2', 'Ü35+', 'S/O', 'N&B;1', '50%'])('the code %j outlasts a reload', (code) => {
    testStore().dispatch(leaguePicked({ code, id: null }));
    expect(selectLeagueCode(testStore().getState())).toBe(code);
  });

  test.each(['%E0%A4%A', '.', '..', 'a%0Ab', '%00', '%E2%80%AE', 'x'.repeat(33), 'x'.repeat(600), ''])(
    'a hostile value %j counts as none',
    (value) => {
      document.cookie = `leagueCode=${value}; Path=/`;
      expect(selectLeagueCode(testStore().getState())).toBeNull();
    },
  );

  test('a choice that no cookie keeps lasts for this visit, also when the page is looked at again', () => {
    const store = testStore();
    const disconnect = connectToBrowser(store);
    store.dispatch(leaguePicked({ code: 'O/1', id: null }));
    clear();
    window.dispatchEvent(new Event('focus'));
    expect(selectLeagueCode(store.getState())).toBe('O/1');
    disconnect();
  });

  test('a browser that forbids cookies still starts and remembers for this visit', async () => {
    const forbidden = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = testStore();
    store.dispatch(leaguePicked({ code: 'W1A', id: null }));
    await Promise.resolve();
    expect(selectLeagueCode(store.getState())).toBe('W1A');
    forbidden.mockRestore();
  });
});
