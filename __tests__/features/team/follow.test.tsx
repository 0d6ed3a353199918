import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClubsScreen from '../../../src/features/clubs/ClubsScreen';
import { selectFavourites } from '../../../src/filters/filtersSlice';
import { network } from '../../support/answers';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import { clubId, clubRow } from '../../support/wire';

let net: ReturnType<typeof network>;

beforeEach(() => {
  localStorage.clear();
  windowIs({ width: 1280 });
  net = network({ 'webClient/clubs/league/Q1': [1, 2, 3, 4, 5, 6, 7].map((n) => clubRow(n)) });
});
afterEach(() => {
  net.restore();
  forgetCookies();
});

describe('docs/behaviour.md 11: following a team', () => {
  test('the visible word and the club are the name, and a press changes it', async () => {
    const { store } = showScreen(ClubsScreen, { at: '/teams' });
    const star = await screen.findByRole('button', { name: 'Team merken, FC Quarz 2' });
    expect(star).not.toHaveAttribute('aria-pressed');
    await userEvent.click(star);
    expect(selectFavourites(store.getState())).toEqual([
      { club: clubId(2), code: 'Q1', name: 'FC Quarz 2', logo: expect.stringMatching(/2\.svg$/) },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Gemerkt, FC Quarz 2' }));
    expect(selectFavourites(store.getState())).toEqual([]);
  });

  test('the seventh is refused in words, and the focus stays', async () => {
    const { store } = showScreen(ClubsScreen, { at: '/teams' });
    await screen.findByText('FC Quarz 7');
    for (const n of [1, 2, 3, 4, 5, 6, 7])
      await userEvent.click(screen.getByRole('button', { name: `Team merken, FC Quarz ${n}` }));
    expect(screen.getByText('Du hast schon sechs Teams gemerkt. Entferne zuerst eines.')).toBeVisible();
    expect(selectFavourites(store.getState())).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Team merken, FC Quarz 7' })).toHaveFocus();
  });
});
