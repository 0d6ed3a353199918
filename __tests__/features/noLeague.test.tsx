import { screen } from '@testing-library/react';
import CalculatorScreen from '../../src/features/calculator/CalculatorScreen';
import FixturesScreen from '../../src/features/fixtures/FixturesScreen';
import LeagueHomeScreen from '../../src/features/leagueHome/LeagueHomeScreen';
import TableScreen from '../../src/features/table/TableScreen';
import { network } from '../support/answers';
import { showScreen, windowIs } from '../support/screen';

describe('a visitor who has not chosen a league yet', () => {
  let net: ReturnType<typeof network>;
  let logged: jest.SpyInstance;
  beforeEach(() => {
    windowIs({ width: 390 });
    net = network({});
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    net.restore();
    logged.mockRestore();
  });

  test.each([
    ['/liga', LeagueHomeScreen],
    ['/tabelle', TableScreen],
    ['/tabellenrechner', CalculatorScreen],
    ['/spielplan', FixturesScreen],
  ])('%s: the hint stands right below the title, where no line is kept for the name of a league', (at, Screen) => {
    showScreen(Screen, { at, league: null });
    expect(screen.getByText('Du hast noch keine Liga gewählt.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.parentElement?.textContent).toBe(title.textContent);
  });
});
