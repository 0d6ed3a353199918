import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network } from '../../support/answers';
import { chooseLeague, windowIs } from '../../support/screen';
import { matchId, matchRow, playerId, playerRow, seasonId } from '../../support/wire';
import { PATH, page, open, ready } from './teamPage';

let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;
beforeEach(() => {
  net = network();
  windowIs({ width: 1280, calm: true });
  Element.prototype.scrollIntoView = jest.fn();
  chooseLeague('Q1');
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  net.restore();
  logged.mockRestore();
  chooseLeague(null);
});

describe('Team page, /team-detail/{id}', () => {
  test("header: upper-cased name, 'Mitglied Seit', id, coach, home and away shirts", async () => {
    net.answer(PATH, page());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'DONAUWELLE 22' })).toBeInTheDocument();
    expect(screen.getByText('Mitglied Seit').nextElementSibling).toHaveTextContent('SAISON 2019/2020');
    expect(screen.getByText('ID').nextElementSibling).toHaveTextContent('10001');
    expect(await screen.findByText('Gustl Knöpfelmann')).toBeInTheDocument();
    expect(await screen.findByAltText('Heimtrikot')).toHaveAttribute('src', 'http://api.test/h.svg');
    expect(screen.getByRole('img', { name: 'Auswärtstrikot: kein Bild' })).toBeInTheDocument();
    expect(document.title).toBe('Donauwelle 22 – KBÖ');
  });

  test("'Mitglied Seit' is 'SAISON 2024/2025' where nobody told", async () => {
    net.answer(PATH, page({ membership_since: '' }));
    open();
    expect(await screen.findByText('SAISON 2024/2025')).toBeInTheDocument();
  });

  test('figures nobody knows show under their own key with spaces; yellow-red cards that nobody counted are not 0', async () => {
    net.answer(
      PATH,
      page({
        stats: {
          all: { wins: 1, goals_average: 2.5, coach_since: 'gestern' },
          season: { wins: 1, total_yellow_red_cards: 3 },
        },
      }),
    );
    open();
    await ready();
    const tile = (label: string) => screen.getAllByText(label).map((found) => found.closest('li')?.textContent);
    expect(tile('goals average')).toEqual(['goals average2,5']);
    expect(screen.queryByText('coach since')).toBeNull();
    expect(tile('Gelb-Rote Karten')).toEqual(['Gelb-Rote Karten3', 'Gelb-Rote Karten–']);
  });

  test('season and lifetime stats with the labels of the specification, in one order', async () => {
    net.answer(PATH, page());
    open();
    await ready();
    const figures = screen.getByRole('region', { name: 'Statistik' });
    expect(
      within(figures)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Saisonstatistik', 'Ewige Statistik']);
    for (const label of [
      'Punkte',
      'Gespielte Spiele',
      'Erzielte Tore',
      'Gegentore',
      'Siege',
      'Unentschieden',
      'Niederlagen',
      'Tordifferenz',
      'Gelbe Karten',
      'Gelb-Rote Karten',
      'Rote Karten',
    ]) {
      expect(within(figures).getAllByText(label)).toHaveLength(2);
    }
    expect(within(figures).getByText('262')).toBeInTheDocument();
    expect(within(figures).getAllByText('+19')).toHaveLength(2);
  });

  test('squad: only Spielberechtigt and Gesperrt, Spielberechtigt first; the captain is marked', async () => {
    net.answer(
      PATH,
      page({
        players: [playerRow(1, { eligibility: 'Gesperrt' }), playerRow(2, { eligibility: 'Warten' }), playerRow(3)],
      }),
    );
    open();
    const squad = await ready();
    expect(
      within(squad)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`#/player-detail/${playerId(3)}`, `#/player-detail/${playerId(1)}`]);
    expect(within(squad).getByText('1 Spielberechtigt · 1 Gesperrt')).toBeInTheDocument();
    expect(within(squad).getByText('Kapitän').closest('a')).toHaveAttribute('href', `#/player-detail/${playerId(3)}`);
  });

  test('the eligibility popup lasts 3 s', async () => {
    net.answer(PATH, page({ players: [playerRow(1, { eligibility: 'Gesperrt' })] }));
    open();
    const squad = await ready();
    jest.useFakeTimers();
    fireEvent.click(within(squad).getByRole('button', { name: 'Gesperrt' }));
    expect(screen.getByText('Darf derzeit nicht eingesetzt werden.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2_900));
    expect(screen.getByText('Darf derzeit nicht eingesetzt werden.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('Darf derzeit nicht eingesetzt werden.')).toBeNull();
  });

  test('fixtures: without a primary season the first with matches; season and matchday can be all', async () => {
    const day = (n: number, date: string) => matchRow(n, { details: { gameday: n, date, location: 'Platz' } });
    net.answer(
      PATH,
      page({}, [
        { season_id: seasonId(1), season_name: 'leer', primary: false, matches: [] },
        {
          season_id: seasonId(2),
          season_name: '2025-2026',
          primary: false,
          matches: [day(1, '2020-01-05T11:00:00Z'), day(2, '2099-01-05T11:00:00Z')],
        },
      ]),
    );
    open();
    const season = await screen.findByLabelText('Saison');
    expect(season).toHaveValue(seasonId(2));
    const section = within(screen.getByRole('region', { name: 'Spiele & Ergebnisse' }));
    expect(section.getAllByRole('listitem')).toHaveLength(1);
    expect(section.getByText('Spieltag: 1')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Spieltag'), 'Alle Spieltage');
    expect(section.getAllByRole('listitem')).toHaveLength(2);
    expect(section.getAllByRole('link', { name: /^Spielvorschau/ })[0]).toHaveAttribute(
      'href',
      `#/match/${matchId(1)}`,
    );
  });
});
