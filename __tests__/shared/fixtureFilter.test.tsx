import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeApi } from '../../src/api/home';
import { FixtureFilter } from '../../src/filters/FixtureFilter';
import { useFixtureFilter } from '../../src/filters/useFixtureFilter';
import type { SeasonIds } from '../../src/entities/views/fixtures';
import { received } from '../support/received';
import { network } from '../support/answers';
import { windowIs } from '../support/screen';
import { leagueRow, seasonId } from '../support/wire';
import { at, draw } from './drawn';
import { testStore } from '../support/store';
import { matchOf, seasonOf } from '../support/ids';

let net: ReturnType<typeof network>;

beforeEach(() => {
  windowIs({ width: 1280 });
  net = network();
});

afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
});

/** A store with the facts of one home page. */
async function storeOf(home: object) {
  net.answer('webClient/home/league/Q1', { league: leagueRow(1), ...home });
  const store = testStore();
  await store.dispatch(homeApi.endpoints.home.initiate('Q1'));
  return store;
}

describe('Season and matchday filter of teams and players', () => {
  const blocks: readonly SeasonIds[] = [{ season: seasonOf(1), matches: [matchOf(1), matchOf(2)] }];
  function Filter() {
    const control = useFixtureFilter('club/1', blocks, true);
    return (
      <>
        <FixtureFilter control={control} />
        <p>{control.matchIds.length} Spiele</p>
      </>
    );
  }

  test('all or one season (primary marked with a star), all or one matchday', async () => {
    const store = await storeOf({
      upcoming: [at(1, 'done'), at(2, 'done', { details: { gameday: 8, date: '2025-11-02T11:00:00Z' } })],
    });
    store.dispatch(received({ seasons: { [seasonId(1)]: { id: seasonOf(1), name: '2025/26', primary: true } } }));
    draw(store, <Filter />);
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options('Saison')).toEqual(['Alle Saisonen', '2025/26 ★']);
    expect(options('Spieltag')).toEqual(['Alle Spieltage', 'Spieltag 7 – 26.10.2025', 'Spieltag 8 – 02.11.2025']);
    expect(screen.getByText('1 Spiele')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Spieltag'), 'Alle Spieltage');
    expect(screen.getByText('2 Spiele')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Nächster Spieltag' }));
    expect(screen.getByLabelText('Spieltag')).toHaveDisplayValue('Spieltag 7 – 26.10.2025');
  });
});
