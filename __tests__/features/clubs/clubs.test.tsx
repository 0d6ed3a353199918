import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClubsScreen from '../../../src/features/clubs/ClubsScreen';
import { network } from '../../support/answers';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import { clubId, clubRow, leagueRow } from '../../support/wire';

const CALL = 'webClient/clubs/league/Q1';
let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;

beforeEach(() => {
  windowIs({ width: 1280 });
  net = network();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  logged.mockRestore();
  forgetCookies();
});

describe('Clubs page', () => {
  test("heading 'Mannschaften', label 'SEASON 2025-2026', cards ascending by sid, a missing one counting as 0", async () => {
    net.answer(CALL, [clubRow(3), clubRow(1), { id: clubId(9), teamName: 'KFC Murmelstein', logo: '' }, clubRow(2)]);
    showScreen(ClubsScreen, { at: '/teams' });
    expect(screen.getByRole('heading', { level: 1, name: 'Mannschaften' })).toBeVisible();
    expect(screen.getByText('SEASON 2025-2026')).toBeVisible();
    const cards = await screen.findAllByRole('link');
    expect(cards.map((card) => card.textContent)).toEqual(
      ['KFC MurmelsteinID: -', 'FC Quarz 1ID: 10001', 'FC Quarz 2ID: 10002', 'FC Quarz 3ID: 10003'].map((text) =>
        expect.stringContaining(text),
      ),
    );
    expect(cards[1]).toHaveAttribute('href', `#/team-detail/${clubId(1)}`);
  });

  test('a loading indicator while fetching', async () => {
    net.hold(CALL);
    showScreen(ClubsScreen, { at: '/teams' });
    expect(await screen.findByText('Mannschaften werden geladen…')).toBeInTheDocument();
  });

  test("empty: 'No clubs available for this league.', in English", async () => {
    net.answer(CALL, []);
    showScreen(ClubsScreen, { at: '/teams' });
    expect(await screen.findByText('No clubs available for this league.')).toHaveAttribute('lang', 'en');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('clubs load failure: logged, the empty text with a retry that works', async () => {
    net.answer(CALL, { message: 'kaputt' }, 500);
    showScreen(ClubsScreen, { at: '/teams' });
    expect(await screen.findByText('No clubs available for this league.')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Die Mannschaften konnten nicht geladen werden.');
    net.answer(CALL, [clubRow(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByText('FC Quarz 1')).toBeVisible();
  });

  test('no stored league code: an error is logged and the empty state shows, nothing is asked', () => {
    showScreen(ClubsScreen, { at: '/teams', league: null });
    expect(logged).toHaveBeenCalledWith('No league code found in cookies.');
    expect(screen.getByText('No clubs available for this league.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
    expect(net.asked).toEqual([]);
  });

  test('a league that does not exist any more: the way to choose another one', async () => {
    net.answer(CALL, { reason: 'League not found' }, 404);
    net.answer('webClient/selection', [leagueRow(2, { code: 'Q2' })]);
    showScreen(ClubsScreen, { at: '/teams' });
    expect(await screen.findByText('Diese Liga gibt es nicht.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
  });
});
