import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MatchScreen, { prefetch } from '../../../src/features/match/MatchScreen';
import { makeStore } from '../../../src/store/makeStore';
import { livescoreApi } from '../../../src/api/livescore';
import { network } from '../../support/answers';
import { openScreen } from '../../support/openScreen';
import { windowIs } from '../../support/screen';
import { clubId, matchId, matchRow, playerId } from '../../support/wire';

const PATH = `webClient/match/detail/${matchId(1)}`;
type Row = Record<string, unknown>;

const player = (n: number, name: string): Row => ({ id: playerId(n), name, number: n, image: '' });
const home = {
  id: clubId(1),
  name: 'Donauwelle 22',
  logo: '',
  color: '#0B5CA9',
  players: [player(9, 'DAVID almstadler'), player(5, 'Julian Zwettlinger')],
};
const away = {
  id: clubId(2),
  name: 'Ziegelwerk 1100',
  logo: '',
  players: [player(10, 'Niklas Vukanic'), player(4, 'Jonas Krautwiesner')],
};
const event = (n: number, type: string, minute: unknown, by: number | null, more: Row = {}): Row => ({
  _id: `E${n}`,
  type,
  minute,
  player: { id: by === null ? null : playerId(by) },
  name: null,
  number: by === null ? null : String(by),
  own_goal: false,
  assign: null,
  ...more,
});
const report = (more: Row = {}): Row =>
  matchRow(1, {
    status: 'second',
    score: { home: 2, away: 2 },
    details: { gameday: 11, date: '2025-11-16T11:00:00Z', location: 'Kunstrasen Lobaugasse' },
    first_half_date: '2025-11-16T11:00:00Z',
    second_half_date: { $date: { $numberLong: String(Date.UTC(2025, 10, 16, 11, 33)) } },
    home_blanket: home,
    away_blanket: away,
    events: [
      event(3, 'goal', { $numberLong: '39' }, 9, { assign: 'home' }),
      event(1, 'goal', 8, 10),
      event(2, 'goal', 19, 5, { own_goal: true }),
      event(4, 'yellowRedCard', 36, 4),
      event(5, 'goal', 3, 9),
    ],
    ...more,
  });
const open = (id = matchId(1), store = makeStore()) => openScreen('/match/:id', `/match/${id}`, <MatchScreen />, store);
/** What a screen reader says for each entry of the timeline. */
const spoken = () =>
  within(screen.getByRole('region', { name: 'Spielverlauf' }))
    .getAllByRole('listitem')
    .map((item) => {
      const copy = item.cloneNode(true);
      if (copy instanceof Element) copy.querySelectorAll('[aria-hidden]').forEach((silent) => silent.remove());
      return copy.textContent?.replace(/\s+/g, ' ').replace(' ,', ',').trim();
    });

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
  test('names, scores, date and time, status text and location; both names lead to their teams', async () => {
    net.answer(PATH, report());
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Donauwelle 22 gegen Ziegelwerk 1100' }),
    ).toBeInTheDocument();
    expect(screen.getByText('So., 16.11.2025')).toBeInTheDocument();
    expect(screen.getByText('11:00')).toBeInTheDocument();
    expect(screen.getByText('Spieltag: 11')).toBeInTheDocument();
    expect(screen.getByText('Kunstrasen Lobaugasse')).toBeInTheDocument();
    expect(await screen.findAllByText("LIVE - 2. HB: 41'")).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Ziegelwerk 1100' })).toHaveAttribute('href', `#/team-detail/${clubId(2)}`);
    expect(document.title).toBe('Donauwelle 22 – Ziegelwerk 1100 – KBÖ');
  });

  test('events are chronological; own goals show (ET) and count for the opponent; half-time and now are in their places', async () => {
    net.answer(PATH, report());
    open();
    await screen.findAllByText("LIVE - 2. HB: 41'");
    expect(spoken()).toEqual([
      '3. Minute, Tor, David Almstadler, 1 zu 0',
      '8. Minute, Tor, Niklas Vukanic, 1 zu 1',
      '19. Minute, Eigentor, Julian Zwettlinger (ET), 1 zu 2',
      'Halbzeit 1 zu 2',
      '36. Minute, Gelb/Rote Karte, Jonas Krautwiesner',
      '39. Minute, Tor, David Almstadler, 2 zu 2',
      "LIVE - 2. HB: 41'",
    ]);
  });

  test('types nobody knows are neutral; a deleted player has no link and is called Unknown', async () => {
    net.answer(
      PATH,
      report({
        status: 'done',
        score: { home: 0, away: 0 },
        events: [event(1, 'freeKick', 4, null), event(2, 'handstand', null, null, { name: 'poldi ZWIRN' })],
      }),
    );
    open();
    await screen.findByText('Spiel Abgeschlossen');
    expect(spoken().slice(0, 3)).toEqual(['4. Minute, Freistoß, Unknown', 'Halbzeit 0 zu 0', 'Ereignis, Poldi Zwirn']);
    expect(within(screen.getByRole('region', { name: 'Spielverlauf' })).queryByRole('link')).toBeNull();
  });

  test("two line-ups; players open their page; without players 'Blankett noch nicht ausgefüllt'", async () => {
    net.answer(PATH, report({ away_blanket: { ...away, players: null } }));
    open();
    const lineup = await screen.findByRole('region', { name: 'Aufstellung (Heim)' });
    expect(within(lineup).getByRole('link', { name: /David Almstadler/ })).toHaveAttribute(
      'href',
      `#/player-detail/${playerId(9)}`,
    );
    expect(
      within(screen.getByRole('region', { name: 'Aufstellung (Auswärts)' })).getByText(
        'Blankett noch nicht ausgefüllt',
      ),
    ).toBeInTheDocument();
  });

  test('on phones the line-ups are two tabs', async () => {
    windowIs({ width: 390 });
    net.answer(PATH, report());
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Aufstellung (Auswärts)' }), { delay: null });
    expect(within(screen.getByRole('tabpanel')).getByRole('link', { name: /Niklas Vukanic/ })).toBeInTheDocument();
  });

  test.each([
    [undefined, 'Datum nicht Zugewiesen'],
    ['kommt noch', 'Ungültiges Datum'],
  ])('a date that is %p reads %s', async (date, words) => {
    net.answer(PATH, report({ status: 'pending', details: { gameday: 1, date } }));
    open();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test.each([
    ['pending', 'Spielvorschau'],
    ['halftime', 'Halbzeit'],
    ['abbgebrochen', 'Spiel Abgebrochen'],
    ['cancelled', 'Spiel Abgesagt'],
  ])('status %s reads %s', async (status, words) => {
    net.answer(PATH, report({ status }));
    open();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  test('a team whose id nobody tells has no link', async () => {
    net.answer(PATH, report({ away_blanket: { name: 'Ohne Nummer', players: [] } }));
    open();
    expect((await screen.findAllByText('Ohne Nummer')).some((name) => name.closest('a'))).toBe(false);
  });

  test("'No game data available.' if loading fails, in English, with another try", async () => {
    net.answer(PATH, { error: true, reason: 'Match not found' }, 404);
    open();
    expect(await screen.findByText('No game data available.')).toHaveAttribute('lang', 'en');
    expect(logged).toHaveBeenCalledWith('No game data available.');
    net.answer(PATH, report());
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }), { delay: null });
    expect(await screen.findByRole('region', { name: 'Spielverlauf' })).toBeInTheDocument();
  });

  test('a missing match id is logged and nothing is asked', () => {
    open('%20');
    expect(logged).toHaveBeenCalledWith('Match ID is undefined');
    expect(screen.getByText('No game data available.')).toBeInTheDocument();
    expect(net.asked).toEqual([]);
  });

  test('a match known from a list shows its header in the first frame', async () => {
    net.answer('webClient/livescore', [{ league: 'Quarzliga 1', matches: [report({ events: undefined })] }]);
    const store = makeStore();
    await store.dispatch(livescoreApi.endpoints.livescore.initiate());
    const release = net.hold(PATH);
    open(matchId(1), store);
    expect(screen.getByRole('heading', { level: 1, name: 'Donauwelle 22 gegen Ziegelwerk 1100' })).toBeInTheDocument();
    expect(screen.getByText('2 zu 2')).toBeInTheDocument();
    release();
  });

  test('a touch on a link asks once; the visit asks nothing more', async () => {
    net.answer(PATH, report());
    const store = makeStore();
    prefetch(store, { id: matchId(1) });
    prefetch(store, { id: matchId(1) });
    await act(() => jest.advanceTimersByTimeAsync(10));
    open(matchId(1), store);
    expect(screen.getByRole('region', { name: 'Spielverlauf' })).toBeInTheDocument();
    expect(net.asked).toEqual([PATH]);
  });

  test('a goal while one reads: asked again after 30 s, shown, and announced once', async () => {
    net.answer(PATH, report());
    open();
    await screen.findAllByText("LIVE - 2. HB: 41'");
    net.answer(
      PATH,
      report({ score: { home: 3, away: 2 }, events: [...(report()['events'] as Row[]), event(9, 'goal', 41, 9)] }),
    );
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText('Tor. Donauwelle 22 gegen Ziegelwerk 1100, 3 zu 2, 41. Minute')).toBeInTheDocument();
    expect(spoken()).toContain('41. Minute, Tor, David Almstadler, 3 zu 2');
  });
});
