import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefetch } from '../../../src/features/match/MatchScreen';
import { leaguesApi } from '../../../src/api/leagues';
import { livescoreApi } from '../../../src/api/livescore';
import { startPolling } from '../../../src/live/polling';
import { network } from '../../support/answers';
import { windowIs } from '../../support/screen';
import { leagueId, leagueRow, matchId } from '../../support/wire';
import { PATH, event, report, open, spoken } from './report';
import type { Row } from './report';
import { testStore } from '../../support/store';

let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse('2025-11-16T10:49:20Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
    advanceTimers: true,
  });
  net = network();
  windowIs({ width: 1280 });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  net.restore();
  logged.mockRestore();
  jest.useRealTimers();
});

describe('Match report, /match/{id}', () => {
  test("'No game data available.' if loading fails, in English, with another try", async () => {
    net.answer(PATH, { error: true, reason: 'Match not found' }, 404);
    open();
    expect(await screen.findByText('No game data available.')).toHaveAttribute('lang', 'en');
    expect(logged).toHaveBeenCalledWith('No game data available.');
    expect(logged).toHaveBeenCalledWith('Match not found');
    net.answer(PATH, report());
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }), { delay: null });
    expect(await screen.findByRole('region', { name: 'Spielverlauf' })).toBeInTheDocument();
  });

  test("a refusal without a message is 'Request failed' in the console", async () => {
    net.answer(PATH, {}, 500);
    open();
    await screen.findByText('No game data available.');
    expect(logged.mock.calls).toEqual([['No game data available.'], ['Request failed']]);
  });

  test('a missing match id is logged and no call is made', () => {
    open('%20');
    expect(logged).toHaveBeenCalledWith('Match ID is undefined');
    expect(screen.getByText('No game data available.')).toBeInTheDocument();
    expect(net.asked).toEqual([]);
  });

  test('a match known from a list shows its header in the first frame', async () => {
    net.answer('webClient/livescore', [{ league: 'Quarzliga 1', matches: [report({ events: undefined })] }]);
    const store = testStore();
    await store.dispatch(livescoreApi.endpoints.livescore.initiate());
    const release = net.hold(PATH);
    open(matchId(1), store);
    expect(screen.getByRole('heading', { level: 1, name: 'Donauwelle 22 gegen Ziegelwerk 1100' })).toBeInTheDocument();
    expect(screen.getByText('2 zu 2')).toBeInTheDocument();
    release();
  });

  test('the league’s own name is shown, not the one that the report tells; that one where nobody knows the league', async () => {
    net.answer(PATH, report({ league: { id: leagueId(1), name: 'Liga von gestern' } }));
    net.answer('webClient/selection', [leagueRow(1)]);
    const store = testStore();
    open(matchId(1), store);
    expect(await screen.findByText('Liga von gestern')).toBeInTheDocument();
    await act(() => store.dispatch(leaguesApi.endpoints.selection.initiate()));
    expect(screen.getByText('Quarzliga 1')).toBeInTheDocument();
    expect(screen.queryByText('Liga von gestern')).toBeNull();
  });

  test('of a report that only a kept answer tells, the minute stands still at its time', async () => {
    net.answerKept(PATH, report(), Date.parse('2025-11-16T10:44:20Z'));
    open();
    expect(await screen.findAllByText("LIVE - 2. HB: 36'")).toHaveLength(2);
    net.cut(PATH);
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(screen.getAllByText("LIVE - 2. HB: 36'")).toHaveLength(2);
  });

  test('a touch on a link makes one call; the visit makes no other', async () => {
    net.answer(PATH, report());
    const store = testStore();
    void prefetch(store, matchId(1));
    void prefetch(store, matchId(1));
    await act(() => jest.advanceTimersByTimeAsync(10));
    open(matchId(1), store);
    expect(screen.getByRole('region', { name: 'Spielverlauf' })).toBeInTheDocument();
    expect(net.asked).toEqual([PATH]);
  });

  test('a match read before, tapped in the livescore after its next goal: asked anew and shown', async () => {
    net.answer(PATH, report());
    const store = testStore();
    const { unmount } = open(matchId(1), store);
    await screen.findAllByText("LIVE - 2. HB: 41'");
    unmount();
    const goal = { score: { home: 3, away: 2 } };
    net.answer('webClient/livescore', [{ league: 'Quarzliga 1', matches: [report({ ...goal, events: undefined })] }]);
    await store.dispatch(livescoreApi.endpoints.livescore.initiate());
    net.answer(PATH, report({ ...goal, events: [...(report()['events'] as Row[]), event(9, 'goal', 41, 9)] }));
    open(matchId(1), store);
    await waitFor(() => expect(spoken()).toContain('41. Minute, Tor, David Almstadler, 3 zu 2'));
  });

  test('a goal while reading: polled after 30 s, shown, and announced once', async () => {
    net.answer(PATH, report());
    const store = testStore();
    const stop = startPolling(store);
    open(matchId(1), store);
    await screen.findAllByText("LIVE - 2. HB: 41'");
    net.answer(
      PATH,
      report({ score: { home: 3, away: 2 }, events: [...(report()['events'] as Row[]), event(9, 'goal', 41, 9)] }),
    );
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    const goal = 'Tor. Donauwelle 22 gegen Ziegelwerk 1100, 3 zu 2, 41. Minute';
    expect(await screen.findByText(goal, { ignore: 'script, style' })).toBeInTheDocument();
    expect(spoken()).toContain('41. Minute, Tor, David Almstadler, 3 zu 2');
    stop();
  });
});
