import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network } from '../../support/answers';
import { windowIs } from '../../support/screen';
import { clubId, playerId } from '../../support/wire';
import { PATH, away, event, report, open, spoken } from './report';

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

  test('unknown types are neutral; a deleted player has no link and is called Unknown', async () => {
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

  test('what a player of both line-ups did stands beside the name on the side it counts for, and on that side only', async () => {
    const david = { id: playerId(9), name: 'David Almstadler', number: 9, image: '' };
    const events = [
      event(1, 'goal', 8, 9, { assign: 'away' }),
      event(2, 'yellowCard', 12, 9, { assign: 'away' }),
      event(3, 'goal', 14, 9, { assign: 'home' }),
    ];
    net.answer(PATH, report({ away_blanket: { ...away, players: [david] }, events }));
    open();
    const marks = async (name: string) =>
      within(within(await screen.findByRole('region', { name })).getByRole('link', { name: /David Almstadler/ }))
        .queryAllByRole('img')
        .map((mark) => mark.getAttribute('aria-label') ?? mark.textContent);
    expect(await marks('Aufstellung (Heim)')).toEqual(['Tor']);
    expect(await marks('Aufstellung (Auswärts)')).toEqual(['Tor', 'Gelbe Karte']);
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

  test('a team without a known id has no link', async () => {
    net.answer(PATH, report({ away_blanket: { name: 'Ohne Nummer', players: [] } }));
    open();
    expect((await screen.findAllByText('Ohne Nummer')).some((name) => name.closest('a'))).toBe(false);
  });
});
