import { selectHasCapability } from '../../src/api/capabilities';
import { clubsApi } from '../../src/api/clubs';
import { callUrl } from '../../src/api/paths';
import { asText, fetchBody } from '../../src/api/fetchBody';
import { preloadResponse } from '../../src/api/preloadedResponses';
import { network } from '../support/answers';
import { clubRow } from '../support/wire';
import { testStore } from '../support/store';

const CLUBS = 'webClient/clubs/league/Q1';

const waiting = (answer: Response): void => {
  globalThis.preloadedResponses = new Map([[callUrl(CLUBS), { answer: Promise.resolve(answer), at: Date.now() }]]);
};

test('an early answer whose body breaks off is asked for again, and the first screen shows no error', async () => {
  const net = network({ [CLUBS]: [clubRow(1)] });
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  waiting(new Response(broken));
  const answer = await testStore().dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
  expect(answer.data).toHaveLength(1);
  expect(net.asked).toEqual([CLUBS]);
  net.restore();
});

test('an early refusal is an answer: nobody asks again before the page does', async () => {
  const net = network({ [CLUBS]: [clubRow(1)] });
  waiting(new Response('{"error":true,"reason":"Not Found"}', { status: 404 }));
  const answer = await testStore().dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
  expect(answer.error).toEqual({ status: 404, message: 'Not Found' });
  expect(net.asked).toEqual([]);
  net.restore();
});

test('an early answer is as old as its call, however late it is taken over', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T14:00:00Z') });
  const net = network({ [CLUBS]: [clubRow(1)] });
  const sentAt = Date.now();
  void preloadResponse(CLUBS);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await fetchBody({ path: CLUBS }, asText)).toMatchObject({ fetchedAt: sentAt, fromOfflineCache: false });
  expect(net.asked).toEqual([CLUBS]);
  net.restore();
  jest.useRealTimers();
});

test('a response that no screen took in time is too old: the call is made anew', async () => {
  jest.useFakeTimers();
  const net = network({ [CLUBS]: [clubRow(1)] });
  void preloadResponse(CLUBS);
  await jest.advanceTimersByTimeAsync(10_100);
  expect(await fetchBody({ path: CLUBS }, asText)).toMatchObject({ fetchedAt: Date.now() });
  expect(net.asked).toEqual([CLUBS, CLUBS]);
  net.restore();
  jest.useRealTimers();
});

test('what the server offers is read from good answers: a gateway between knows nothing of it', async () => {
  const net = network({ [CLUBS]: [clubRow(1)] });
  net.offer('live, search');
  const store = testStore();
  const ask = () => store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { forceRefetch: true }));
  const offersLive = () => selectHasCapability(store.getState(), 'live');
  await ask();
  net.offer('');
  net.answer(CLUBS, '<h1>Bad Gateway</h1>', 502);
  await ask();
  expect(offersLive()).toBe(true);
  net.answer(CLUBS, []);
  await ask();
  expect(offersLive()).toBe(false);
  net.restore();
});
