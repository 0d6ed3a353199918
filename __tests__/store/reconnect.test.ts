import { waitFor } from '@testing-library/dom';
import { act } from '@testing-library/react';
import { clubsApi, useClubsQuery } from '../../src/api/clubs';
import { STORED_AT } from '../../src/api/paths';
import { connectToBrowser } from '../../src/store/makeStore';
import type { AppStore } from '../../src/store/makeStore';
import { network } from '../support/answers';
import { hold } from '../support/hold';
import { clubRow } from '../support/wire';
import { testStore } from '../support/store';

const PATH = 'webClient/clubs/league/Q1';
let net: ReturnType<typeof network>;
let disconnect: () => void;
let store: AppStore;
const show = () => hold(store, () => useClubsQuery('Q1'));
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));
const clubs = () => clubsApi.endpoints.clubs.select('Q1')(store.getState());

beforeEach(() => {
  jest.useFakeTimers();
  net = network({ [PATH]: [clubRow(1)] });
  store = testStore();
  disconnect = connectToBrowser(store);
});
afterEach(() => {
  disconnect();
  net.restore();
  jest.useRealTimers();
});

test('a request that was sent before the returning line let anything through is sent again after 2 s, and then no more', async () => {
  net.cut(PATH);
  const leave = await show();
  expect(clubs().isError).toBe(true);
  comeBack();
  await waitFor(() => expect(net.asked).toHaveLength(2));
  net.answer(PATH, [clubRow(1)]);
  await pass(2);
  expect(clubs().isSuccess).toBe(true);
  expect(net.asked).toHaveLength(3);
  await pass(60);
  expect(net.asked).toHaveLength(3);
  leave();
});

test('kept answers that stand in for new ones are asked for again too; on a line that works nothing is asked twice', async () => {
  const leave = await show();
  comeBack();
  await pass(60);
  expect(net.asked).toHaveLength(2);
  comeBack();
  await pass(0.5);
  net.answerKept(PATH, [clubRow(1)], 1_795_255_200_000);
  await act(() => store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { forceRefetch: true, subscribe: false })));
  await pass(60);
  expect(net.asked).toHaveLength(4);
  leave();
});

test('while kept answers are shown new ones are asked for after 30 s, then ever less often, by a page that is looked at', async () => {
  const fromServer = globalThis.fetch;
  globalThis.fetch = async (...request) =>
    new Response(await (await fromServer(...request)).text(), { headers: { [STORED_AT]: '1795255200000' } });
  const leave = await show();
  // Nobody pretends that there is a connection again.
  const pretended = (): boolean => store.getState().api.config.online;
  act(() => void window.dispatchEvent(new Event('offline')));
  const asked = async (seconds: number) => {
    const before = net.asked.length;
    await pass(seconds);
    return net.asked.length - before;
  };
  expect(await asked(29)).toBe(0);
  expect(await asked(2)).toBe(1);
  expect(await asked(58)).toBe(0);
  expect(await asked(2)).toBe(1);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await asked(600)).toBe(0);
  hidden.mockRestore();
  const unplugged = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await asked(600)).toBe(0);
  unplugged.mockRestore();
  expect(pretended()).toBe(false);
  globalThis.fetch = fromServer;
  expect(await asked(300)).toBeGreaterThan(0);
  expect(await asked(600)).toBe(0);
  leave();
});
