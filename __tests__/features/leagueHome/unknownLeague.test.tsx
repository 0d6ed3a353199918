import { screen } from '@testing-library/react';
import LeagueHomeScreen from '../../../src/features/leagueHome/LeagueHomeScreen';
import { inLeagueQ1 } from '../../support/leagueScreen';
import { showScreen, windowIs } from '../../support/screen';
import { leagueRow } from '../../support/wire';

const notFound = { reason: 'League not found' };
const stage = inLeagueQ1();

test('the page of a league that does not exist leads to the choice of one', async () => {
  windowIs({ width: 1280 });
  stage.net.answer('webClient/home/league/Q1', notFound, 404);
  stage.net.answer('webClient/leagues/Q1/current/table', notFound, 404);
  stage.net.answer('webClient/selection', [leagueRow(2, { code: 'Q2' })]);
  showScreen(LeagueHomeScreen, { at: '/liga' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await screen.findByText('Diese Liga gibt es nicht.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('without a league the page still has its one heading', () => {
  windowIs({ width: 1280 });
  showScreen(LeagueHomeScreen, { at: '/liga', league: null });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
