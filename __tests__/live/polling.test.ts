import { act } from '@testing-library/react';
import { prefetchMatch, useMatchQuery } from '../../src/api/matches';
import { startPolling } from '../../src/live/polling';
import { connectToBrowser } from '../../src/store/makeStore';
import { network } from '../support/answers';
import { hold } from '../support/hold';
import { matchOf } from '../support/ids';
import { matchId, matchRow } from '../support/wire';
import { testStore } from '../support/store';

const PATH = `webClient/match/detail/${matchId(1)}`;
// Without times, so that it is never said to be over.
const running = matchRow(1, { status: 'first', details: { gameday: 1 } });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

describe('A live match is polled every 30 s only while a screen shows it', () => {
  let net: ReturnType<typeof network>;
  let disconnect: () => void;
  let store: ReturnType<typeof testStore>;
  const asked = async (seconds: number): Promise<number> => {
    const before = net.asked.length;
    await pass(seconds);
    return net.asked.length - before;
  };
  const show = () => hold(store, () => useMatchQuery(matchOf(1), { refetchOnFocus: true }));
  beforeEach(() => {
    jest.useFakeTimers();
    net = network({ [PATH]: running });
    store = testStore();
    const leave = connectToBrowser(store);
    const stop = startPolling(store);
    disconnect = () => {
      leave();
      stop();
    };
  });
  afterEach(() => {
    disconnect();
    net.restore();
    jest.useRealTimers();
  });

  test('pointing at a link asks once', async () => {
    void store.dispatch(prefetchMatch(matchOf(1)));
    await pass(120);
    expect(net.asked).toEqual([PATH]);
  });

  test('a screen that is left stops polling, one that is shown again resumes', async () => {
    const leave = await show();
    expect(await asked(70)).toBe(2);
    leave();
    expect(await asked(120)).toBe(0);
    const leaveAgain = await show();
    expect(await asked(65)).toBeGreaterThan(1);
    leaveAgain();
  });

  test('two that show it poll no more often than one', async () => {
    const leave = await show();
    await pass(10);
    const other = await show();
    expect(await asked(65)).toBe(2);
    leave();
    other();
  });

  test.each([
    ['the line', () => void window.dispatchEvent(new Event('online'))],
    ['the visitor', () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ])('each failure doubles the pause; once %s is back it begins again', async (_who, comeBack) => {
    const leave = await show();
    net.cut(PATH);
    expect(await asked(31)).toBe(1);
    expect(await asked(58)).toBe(0);
    expect(await asked(3)).toBe(1);
    expect(await asked(116)).toBe(0);
    net.answer(PATH, running);
    const before = net.asked.length;
    act(comeBack);
    await pass(1);
    expect(net.asked.length - before).toBe(1);
    expect(await asked(31)).toBe(1);
    leave();
  });

  describe('the same bytes', () => {
    const noted = () => Object.values(store.getState().queryLedger)[0];
    let leave: () => void;
    // The page's first poll has its answer. Each test has a day of its own, because requests never go back in time.
    let day = Date.now();
    beforeEach(async () => {
      jest.setSystemTime((day += 86_400_000));
      leave = await show();
      await pass(31);
    });
    afterEach(() => leave());

    test('from the server confirm the answer: it is as old as this question', async () => {
      const before = noted()?.fetchedAt ?? Number.NaN;
      await pass(30);
      expect(noted()).toMatchObject({ fetchedAt: before + 30_000, fromOfflineCache: false });
    });

    test('kept by the service worker since before that answer neither make it older nor confirm it', async () => {
      const before = noted();
      net.answerKept(PATH, running, Date.now() - 3_600_000);
      expect(await asked(31)).toBe(1);
      expect(noted()).toEqual(before);
    });

    test('kept by the service worker since then say when, and that they are kept', async () => {
      const stored = Date.now() + 5_000;
      net.answerKept(PATH, running, stored);
      expect(await asked(31)).toBe(1);
      expect(noted()).toMatchObject({ fetchedAt: stored, fromOfflineCache: true });
    });
  });
});
