import { act, screen } from '@testing-library/react';
import { homeApi } from '../../src/api/home';
import { MatchRow } from '../../src/shared/MatchRow';
import { windowIs } from '../support/screen';
import { storeAfter } from '../support/store';
import { matchOf } from '../support/ids';
import { leagueRow } from '../support/wire';
import { at, draw } from './drawn';

afterEach(() => jest.restoreAllMocks());

test('the minute of a live match stands still at the last answer while there is no line, and goes on when it is back', async () => {
  windowIs({ width: 1280 });
  const asked = Date.parse('2025-10-26T11:20:00Z'); // 12:20 in Vienna, winter time
  const clock = jest.spyOn(Date, 'now').mockReturnValue(asked);
  const home = { league: leagueRow(1), upcoming: [at(1, 'first', { first_half_date: '2025-10-26T12:08:00Z' })] };
  draw(
    await storeAfter({ 'webClient/home/league/Q1': home }, homeApi.endpoints.home.initiate('Q1')),
    <MatchRow id={matchOf(1)} />,
  );
  expect(await screen.findByText("LIVE 12'")).toBeVisible();
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  clock.mockReturnValue(asked + 7 * 60_000);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText("LIVE 12'")).toBeVisible();
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText("LIVE 19'")).toBeVisible();
});
