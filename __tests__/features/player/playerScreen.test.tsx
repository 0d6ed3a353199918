import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PlayerScreen from '../../../src/features/player/PlayerScreen';
import { inLeagueQ1 } from '../../support/leagueScreen';
import { chooseLeague, showScreen } from '../../support/screen';
import { clubId, matchId, matchRow, playerId, playerRow, seasonId } from '../../support/wire';

const PATH = `webClient/player/detail/${playerId(1)}?lineups=none`;
type Row = Record<string, unknown>;
const page = (more: Row = {}, upcoming: readonly Row[] = []): Row => ({
  player: playerRow(1, {
    name: 'FERDL quastenberger',
    number: '9',
    birthday: '1998',
    nationality: 'Bosnien und Herzegowina',
    team: { id: clubId(2), team_name: 'FC Quarz 2', logo: '/bilder/2.svg' },
    allstats: { matches_played: 96, goals_scored: 118, yellow_cards: 17, red_cards: 4, yellow_red_crd: 3 },
    seasonstats: { matches_played: 11, goals_scored: 13, yellow_cards: 2, red_cards: 0, yellow_red_crd: 1 },
    ...more,
  }),
  upcoming,
});
const open = (id = playerId(1)) =>
  showScreen(PlayerScreen, { path: '/player-detail/:id', at: `/player-detail/${id}`, league: null });
const fact = (term: string) => screen.getByText(term).nextElementSibling;

const stage = inLeagueQ1();

describe('Player page, /player-detail/{id}', () => {
  test('hero: first and last name with normalised capitals, shirt number, team logo', async () => {
    stage.net.answer(PATH, page());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ferdl Quastenberger' })).toBeInTheDocument();
    expect(screen.getByText('Nummer').parentElement).toHaveTextContent('Nummer 9');
    expect(screen.getByAltText('FC Quarz 2')).toHaveAttribute('src', 'http://api.test/bilder/2.svg');
    expect(document.title).toBe('Ferdl Quastenberger – KBÖ');
  });

  test('facts: team link, SID, position, status, year, nationality with its flag', async () => {
    stage.net.answer(PATH, page());
    open();
    await screen.findByRole('heading', { level: 1, name: 'Ferdl Quastenberger' });
    expect(
      within(screen.getByText('Mannschaft').parentElement ?? document.body).getByRole('link', { name: 'FC Quarz 2' }),
    ).toHaveAttribute('href', `#/team-detail/${clubId(2)}`);
    expect(fact('SID')).toHaveTextContent('40001');
    expect(fact('Position')).toHaveTextContent('Sturm');
    expect(fact('Status')).toHaveTextContent('Spielberechtigt');
    expect(fact('Jahrgang')).toHaveTextContent('1998');
    expect(fact('Nationalität')).toHaveTextContent('Bosnien und Herzegowina');
    const flag = fact('Nationalität')?.querySelector('img');
    // Asked for once the words are painted.
    await waitFor(() => expect(flag).toHaveAttribute('src', 'http://localhost/flaggen/bosnienundherzegowina.svg'));
    fireEvent.error(flag ?? document.body);
    expect(fact('Nationalität')?.querySelector('img')).toBeNull();
  });

  test("missing facts: number '0', 'Unknown' for name, team and nationality", async () => {
    stage.net.answer(PATH, page({ name: null, number: null, nationality: null, team: null, eligibility: null }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Unknown' })).toBeInTheDocument();
    expect(screen.getByText('Nummer').parentElement).toHaveTextContent('Nummer 0');
    expect(fact('Mannschaft')).toHaveTextContent('Unknown');
    expect(fact('Nationalität')).toHaveTextContent('Unknown');
    expect(fact('Status')).toHaveTextContent('-');
  });

  test('Ewige Statistik and season stats with the labels of the specification', async () => {
    stage.net.answer(PATH, page());
    open();
    const lifetime = within(await screen.findByRole('region', { name: 'Ewige Statistik' }));
    for (const label of ['Gespielte Spiele', 'Erzielte Tore', 'Gelbe Karten', 'Gelb-Rote Karten', 'Rote Karten'])
      expect(lifetime.getByText(label)).toBeInTheDocument();
    expect(lifetime.getByText('118')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Saisonstatistik' })).getByText('13')).toBeInTheDocument();
  });

  test('matches: primary season with a star and the matchday nearest to now, sorted by date; all can be chosen', async () => {
    const done = (n: number, gameday: number, date: string, home: number, away: number) =>
      matchRow(n, { status: 'done', details: { gameday, date }, score: { home, away } });
    stage.net.answer(
      PATH,
      page({ team: { id: clubId(2), team_name: 'FC Quarz 2', logo: '' } }, [
        {
          season_id: seasonId(1),
          season_name: 'alt',
          primary: false,
          matches: [done(9, 1, '2020-01-05T11:00:00Z', 0, 0)],
        },
        {
          season_id: seasonId(2),
          season_name: '2025-2026',
          primary: true,
          matches: [done(2, 2, '2099-01-12T11:00:00Z', 1, 4), done(1, 1, '2020-01-05T11:00:00Z', 3, 1)],
        },
      ]),
    );
    open();
    const section = within(await screen.findByRole('region', { name: 'Spiele & Ergebnisse' }));
    expect(screen.getByRole('option', { name: '2025-2026 ★' })).toHaveProperty('selected', true);
    expect(section.getAllByRole('listitem')).toHaveLength(1);
    expect(section.getByText('Tag 1')).toBeInTheDocument();
    expect(section.getByRole('img', { name: 'Sieg' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Spieltag'), 'Alle Spieltage');
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `#/match/${matchId(1)}`,
      `#/match/${matchId(2)}`,
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Saison'), 'Alle Saisonen');
    expect(screen.getByLabelText('Saison')).toHaveValue('all');
  });

  test("empty: 'Keine Spiele vorhanden.'", async () => {
    stage.net.answer(PATH, page());
    open();
    expect(await screen.findByText('Keine Spiele vorhanden.')).toBeInTheDocument();
  });

  test('a failed load is logged and can be tried again', async () => {
    stage.net.answer(PATH, { error: true, reason: 'Player not found' }, 404);
    open();
    const retry = await screen.findByRole('button', { name: 'Erneut laden' });
    expect(stage.logged).toHaveBeenCalledWith('Keine Spielerdaten verfügbar');
    stage.net.answer(PATH, page());
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ferdl Quastenberger' })).toBeInTheDocument();
  });

  test('without a league code it is logged and the page loads all the same', async () => {
    chooseLeague(null);
    stage.net.answer(PATH, page());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ferdl Quastenberger' })).toBeInTheDocument();
    expect(stage.logged).toHaveBeenCalledWith('No league code found in cookies.');
  });
});
