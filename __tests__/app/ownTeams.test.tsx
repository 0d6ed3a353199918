import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { favouriteAdded } from '../../src/filters/filtersSlice';
import { network } from '../support/answers';
import { completeBrowser, showApp } from '../support/app';
import { chooseLeague, windowIs } from '../support/screen';
import {
  clubId,
  leagueId,
  leagueRow,
  matchRow,
  seasonId,
  standingRow,
  suspensionRow,
  transferRow,
} from '../support/wire';
import { testStore } from '../support/store';
import { clubOf } from '../support/ids';

let net: ReturnType<typeof network>;

const live = matchRow(1, {
  status: 'halftime',
  score: { home: 1, away: 3 },
  home_blanket: { id: clubId(2), name: 'FC Quarz 2', logo: '' },
  away_blanket: { id: clubId(1), name: 'FC Quarz 1', logo: '' },
});

beforeAll(completeBrowser);
beforeEach(() => {
  localStorage.clear();
  windowIs({ width: 1280 });
  net = network({
    'client/leagueList?per=25': [leagueRow(1)],
    'leagues/code/Q1': leagueRow(1),
    'webClient/blocked/league/Q1': [suspensionRow(1), suspensionRow(2)],
    'webClient/leagues/Q1/current/table': [standingRow(1), standingRow(2)],
    'webClient/transfers': [transferRow(1, { status: 'angenommen' })],
    'webClient/livescore': [{ league: 'Quarzliga 1', matches: [live] }],
    'webClient/matches/league/Q1/index?lineups=none': [
      { id: seasonId(1), name: '2025/26', primary: true, matches: [live] },
    ],
    [`webClient/leaderboard/${leagueId(1)}/goal`]: [1, 2, 3, 4, 5].map((n) => ({
      name: `Toni ${n}`,
      count: 9 - n,
      team_id: clubId(n === 4 ? 1 : 2),
      team_name: n === 4 ? 'FC Quarz 1' : 'FC Quarz 2',
    })),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  chooseLeague('Q1');
});
afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
  chooseLeague(null);
});

function following() {
  const store = testStore();
  store.dispatch(favouriteAdded({ club: clubOf(1), code: 'Q1', name: 'FC Quarz 1', logo: null }));
  return store;
}

describe('docs/behaviour.md 11: own teams are marked where they stand', () => {
  test.each(['/tabelle', '/sperren', '/transfers', '/spielplan', '/livescore', '/leaderboards'])(
    '%s: the star and the words stand with the own team only',
    async (address) => {
      await showApp(address, following());
      const marked = await screen.findAllByText('Mein Team');
      expect(marked.map((mark) => mark.closest('a')?.getAttribute('href'))).toEqual([`#/team-detail/${clubId(1)}`]);
    },
  );

  test('the menu lists them on top, with the running score, own goals first', async () => {
    windowIs({ width: 390 });
    await showApp('/livescore', following());
    await screen.findAllByText('Mein Team');
    await userEvent.click(screen.getByRole('button', { name: /Menü/ }));
    const menu = await screen.findByRole('navigation', { name: 'Meine Teams' });
    const link = within(menu).getByRole('link', { name: /FC Quarz 1/ });
    expect(link).toHaveAttribute('href', `#/team-detail/${clubId(1)}`);
    expect(within(link).getByText('spielt gerade, 3 zu 1')).toBeInTheDocument();
  });
});
