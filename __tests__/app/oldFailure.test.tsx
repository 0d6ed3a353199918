import { screen } from '@testing-library/react';
import { act } from 'react';
import ClubsScreen from '../../src/features/clubs/ClubsScreen';
import { clubsApi } from '../../src/api/clubs';
import { inLeagueQ1 } from '../support/leagueScreen';
import { showScreen, windowIs } from '../support/screen';
import { testStore } from '../support/store';
import { clubRow } from '../support/wire';

const CLUBS = 'webClient/clubs/league/Q1';
const stage = inLeagueQ1();
beforeEach(() => windowIs({ width: 1280 }));

test('a prefetch that failed is no failure of the page: it loads, from its first frame on', async () => {
  stage.net.cut(CLUBS);
  const store = testStore();
  await store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { subscribe: false }));
  stage.net.answer(CLUBS, [clubRow(1)]);
  const release = stage.net.hold(CLUBS);
  const failures: (string | null)[] = [];
  const changes = new MutationObserver(() =>
    failures.push(...screen.queryAllByRole('button', { name: 'Erneut laden' }).map((one) => one.textContent)),
  );
  changes.observe(document.body, { childList: true, subtree: true });
  await act(async () => Promise.resolve(showScreen(ClubsScreen, { at: '/teams', store })));
  expect(screen.queryByRole('button', { name: 'Erneut laden' })).toBeNull();
  release();
  expect(await screen.findByText('FC Quarz 1')).toBeVisible();
  changes.disconnect();
  expect(failures).toEqual([]);
  expect(stage.logged).not.toHaveBeenCalled();
});
