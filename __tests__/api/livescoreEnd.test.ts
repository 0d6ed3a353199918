import { homeApi } from '../../src/api/home';
import { livescoreApi } from '../../src/api/livescore';
import { toId } from '../../src/entities/ids';
import type { MatchId } from '../../src/entities/ids';
import { selectMatch } from '../../src/entities/select';
import { selectLiveClubs, selectLiveCount } from '../../src/entities/views/live';
import { makeStore } from '../../src/store/makeStore';
import { network } from '../support/answers';
import { leagueRow, matchId, matchRow } from '../support/wire';

const LIVE = 'webClient/livescore';
const group = (...matches: readonly object[]) => [{ league: 'Quarzliga 1', matches }];
const playing = (n: number) => matchRow(n, { status: 'second', score: { home: 1, away: 0 } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a match that leaves the live list is asked for once, so that no page goes on showing it as live', async () => {
  const net = network({
    'webClient/home/league/Q1': { league: leagueRow(1), upcoming: [playing(1), playing(2)] },
    [LIVE]: group(playing(1), playing(2)),
  });
  const store = makeStore();
  await store.dispatch(homeApi.endpoints.home.initiate('Q1'));
  await store.dispatch(livescoreApi.endpoints.livescore.initiate());
  const playingBefore = selectLiveClubs(store.getState());
  expect([selectLiveCount(store.getState()), playingBefore.size]).toEqual([2, 4]);

  net.answer(LIVE, group(playing(2)));
  net.answer(
    `webClient/match/detail/${matchId(1)}`,
    matchRow(1, { status: 'completed', score: { home: 1, away: 3 }, events: [] }),
  );
  await jest.advanceTimersByTimeAsync(31_000);
  expect(selectMatch(store.getState(), toId<MatchId>(matchId(1)))).toMatchObject({
    status: 'finished',
    score: { home: 1, away: 3 },
  });
  expect(selectLiveClubs(store.getState()).size).toBe(2);

  await jest.advanceTimersByTimeAsync(61_000);
  expect(net.asked.filter((path) => path.includes('detail'))).toHaveLength(1);
  net.restore();
});
