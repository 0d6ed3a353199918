import { waitFor } from '@testing-library/dom';
import { clubsApi } from '../../src/api/clubs';
import { noteReception, STORED_AT } from '../../src/lib/reception';
import { connectToBrowser, makeStore } from '../../src/store/makeStore';
import { network } from '../support/answers';
import { clubRow } from '../support/wire';

const PATH = 'webClient/clubs/league/Q1';
let net: ReturnType<typeof network>;
let disconnect: () => void;
const store = makeStore();
const clubs = () => clubsApi.endpoints.clubs.select('Q1')(store.getState());

beforeEach(() => {
  jest.useFakeTimers();
  net = network({ [PATH]: [clubRow(1)] });
  disconnect = connectToBrowser(store);
});
afterEach(() => {
  disconnect();
  net.restore();
  jest.useRealTimers();
});

test('a request that was sent before the returning line let anything through is sent again after 2 s, and then no more', async () => {
  net.cut(PATH);
  const watched = store.dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
  await watched;
  expect(clubs().isError).toBe(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(net.asked).toHaveLength(2));
  net.answer(PATH, [clubRow(1)]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(clubs().isSuccess).toBe(true);
  expect(net.asked).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(net.asked).toHaveLength(3);
  watched.unsubscribe();
});

test('kept answers that stand in for new ones are asked for again too; on a line that works nothing is asked twice', async () => {
  const watched = store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { forceRefetch: true }));
  await watched;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(net.asked).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(500);
  noteReception('1795255200000');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(net.asked).toHaveLength(4);
  watched.unsubscribe();
});

test('while kept answers are shown new ones are asked for after 30 s, then ever less often, by a page that is looked at', async () => {
  const fromServer = globalThis.fetch;
  globalThis.fetch = async (...request) =>
    new Response(await (await fromServer(...request)).text(), { headers: { [STORED_AT]: '1795255200000' } });
  const watched = store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { forceRefetch: true }));
  await watched;
  const asked = async (seconds: number) => {
    const before = net.asked.length;
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    return net.asked.length - before;
  };
  expect(await asked(29)).toBe(0);
  expect(await asked(2)).toBe(1);
  expect(await asked(58)).toBe(0);
  expect(await asked(2)).toBe(1);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await asked(600)).toBe(0);
  hidden.mockRestore();
  globalThis.fetch = fromServer;
  expect(await asked(300)).toBeGreaterThan(0);
  expect(await asked(600)).toBe(0);
  watched.unsubscribe();
});
