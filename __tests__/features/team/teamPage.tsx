import { screen, waitFor } from '@testing-library/react';
import TeamScreen from '../../../src/features/team/TeamScreen';
import { clubId, clubRow, playerId } from '../../support/wire';
import { showScreen } from '../../support/screen';
import { testStore } from '../../support/store';

export const PATH = `webClient/clubs/detail/${clubId(1)}?lineups=none`;
export type Row = Record<string, unknown>;

const stats = {
  wins: 8,
  draws: 0,
  losses: 2,
  total_scored: 41,
  total_against: 22,
  goal_difference: 19,
  total_points: 24,
  total_yellow_cards: 14,
  total_red_cards: 1,
};

/** A team page as the wire sends it. */
export const page = (more: Row = {}, upcoming: readonly Row[] = []): Row => ({
  club: clubRow(1, {
    team_name: 'Donauwelle 22',
    membership_since: 'SAISON 2019/2020',
    captain: playerId(3),
    coach: { name: 'Gustl Knöpfelmann' },
    trikot: { home: '/h.svg', away: '' },
    players: [],
    stats: { season: stats, all: { ...stats, total_points: 262 } },
    ...more,
  }),
  upcoming,
});

/** Opens the page. */
export const open = (id = clubId(1), store = testStore()) =>
  showScreen(TeamScreen, { path: '/team-detail/:id', at: `/team-detail/${id}`, league: null, store });

/** The squad, once the page has arrived: the header may stand a frame before the rest. */
export const ready = async () => {
  await screen.findByRole('heading', { level: 1, name: 'DONAUWELLE 22' });
  await waitFor(() => expect(screen.queryByText('Mannschaft wird geladen…')).toBeNull());
  return screen.getByRole('region', { name: 'Kader' });
};
