import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { clubsApi } from '../../../src/api/clubs';
import { tablesApi } from '../../../src/api/tables';
import { network } from '../../support/answers';
import TeamScreen from '../../../src/features/team/TeamScreen';
import { clubOf } from '../../support/ids';
import { goTo, mount } from '../../support/mount';
import { chooseLeague, windowIs } from '../../support/screen';
import { clubId, clubRow, playerId, standingRow } from '../../support/wire';
import { PATH, page, open, ready } from './teamPage';
import { testStore } from '../../support/store';

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

function Leave({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(to)}>Zum Team</button>;
}

describe('Team page, /team-detail/{id}', () => {
  test('the section links scroll and move the focus, and leave the address alone', async () => {
    net.answer(PATH, page());
    const { route } = open();
    await ready();
    const before = route();
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Abschnitte' })).getByRole('button', { name: 'Kader' }),
    );
    expect(screen.getByRole('heading', { name: 'Kader' })).toHaveFocus();
    expect(route()).toBe(before);
  });

  test("without data: 'Keine Teamdaten verfügbar', with another try", async () => {
    net.answer(PATH, { error: true, reason: 'Team not found' }, 404);
    open();
    expect(await screen.findByText('Keine Teamdaten verfügbar')).toBeInTheDocument();
    net.answer(PATH, page());
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'DONAUWELLE 22' })).toBeInTheDocument();
  });

  test('without a league code it is logged and the page loads all the same', async () => {
    chooseLeague(null);
    net.answer(PATH, page());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'DONAUWELLE 22' })).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('No league code found in cookies.');
  });

  test('a squad that a link leads to holds nothing but its players, at any moment', async () => {
    const players = Array.from({ length: 9 }, (_, n) => ({
      id: playerId(n + 1),
      name: `Spieler ${n}`,
      eligibility: 'Spielberechtigt',
    }));
    net.answer(PATH, page({ players }));
    const store = testStore();
    await store.dispatch(clubsApi.endpoints.club.initiate(clubOf(1)));
    const strange: string[] = [];
    const look = new MutationObserver(() =>
      document.querySelectorAll('ul > :not(li)').forEach(({ outerHTML }) => strange.push(outerHTML)),
    );
    look.observe(document.body, { childList: true, subtree: true });
    mount(
      <Routes>
        <Route path="/" element={<Leave to={`/team-detail/${clubId(1)}`} />} />
        <Route path="/team-detail/:id" element={<TeamScreen />} />
      </Routes>,
      '/',
      store,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Zum Team' }));
    const squad = await screen.findByRole('region', { name: 'Kader' });
    await waitFor(() => expect(within(squad).getAllByRole('listitem')).toHaveLength(9));
    look.disconnect();
    expect(strange).toEqual([]);
  });

  test('a team known from a list shows name and crest in the first frame; under another address never the one before', async () => {
    net.answer('webClient/clubs/league/Q1', [clubRow(1), clubRow(2)]);
    net.answer(PATH, page());
    const store = testStore();
    await store.dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
    const release = net.hold(PATH);
    open(clubId(1), store);
    expect(screen.getByRole('heading', { level: 1, name: 'FC QUARZ 1' })).toBeInTheDocument();
    // What came with the matches would take a line of its own on a phone, and push the page down.
    expect(screen.getByRole('button', { name: 'Spiele als Kalenderdatei' })).toHaveAttribute('aria-disabled', 'true');
    await goTo(`/team-detail/${clubId(2)}`);
    expect(screen.getByRole('heading', { level: 1, name: 'FC QUARZ 2' })).toBeInTheDocument();
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('heading', { level: 1, name: 'FC QUARZ 2' })).toBeInTheDocument();
    expect(screen.queryByText('262')).toBeNull();
  });

  test('its place is the one in the table as it is shown, whatever ranking was sent; no table is asked for it', async () => {
    net.answer(PATH, page({ league_code: 'Q1' }));
    net.answer('webClient/leagues/Q1/current/table', [
      standingRow(1, { name: 'Donauwelle 22', ranking: 7, points: 1 }),
      standingRow(2, { ranking: 9, points: 30 }),
    ]);
    const store = testStore();
    const { unmount } = open(clubId(1), store);
    await ready();
    expect(screen.queryByText('Platz')).toBeNull();
    expect(net.asked).not.toContain('webClient/leagues/Q1/current/table');
    unmount();
    await store.dispatch(tablesApi.endpoints.standings.initiate('Q1'));
    open(clubId(1), store);
    await ready();
    expect(screen.getByText('2. · 1 Punkt')).toBeVisible();
  });
});
