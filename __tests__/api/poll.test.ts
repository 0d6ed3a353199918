import { matchesApi } from '../../src/api/matches';
import { toId } from '../../src/entities/ids';
import type { MatchId } from '../../src/entities/ids';
import { makeStore } from '../../src/store/makeStore';
import { network } from '../support/answers';
import { matchId, matchRow } from '../support/wire';

const PATH = `webClient/match/detail/${matchId(1)}`;
const live = (): MatchId => {
  const id = toId<MatchId>(matchId(1));
  if (id === null) throw new Error('no id');
  return id;
};

describe('A live match is asked for again every 30 s only while a screen shows it', () => {
  let net: ReturnType<typeof network>;
  beforeEach(() => {
    jest.useFakeTimers();
    net = network({ [PATH]: matchRow(1, { status: 'first', first_half_date: '2025-10-26T11:00:00Z' }) });
  });
  afterEach(() => {
    net.restore();
    jest.useRealTimers();
  });

  test('pointing at a link asks once', async () => {
    const store = makeStore();
    void store.dispatch(matchesApi.endpoints.match.initiate(live(), { subscribe: false }));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(net.asked).toEqual([PATH]);
  });

  test('a screen that is left stops asking, one that comes back goes on', async () => {
    const store = makeStore();
    const first = store.dispatch(matchesApi.endpoints.match.initiate(live()));
    await jest.advanceTimersByTimeAsync(70_000);
    expect(net.asked).toHaveLength(3);
    first.unsubscribe();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(net.asked).toHaveLength(3);
    const second = store.dispatch(matchesApi.endpoints.match.initiate(live()));
    await jest.advanceTimersByTimeAsync(65_000);
    expect(net.asked.length).toBeGreaterThan(3);
    second.unsubscribe();
  });
});
