import { drawnAnew } from '../support/renderCounter';
import { act, screen } from '@testing-library/react';
import FixturesScreen from '../../src/features/fixtures/FixturesScreen';
import { viennaTime } from '../../src/shared/useElapsedMinute';
import { network } from '../support/answers';
import { received } from '../support/received';
import { showScreen, windowIs } from '../support/screen';
import { matchRow, seasonId } from '../support/wire';
import { matchOf } from '../support/ids';

describe('A live poll that changes one match', () => {
  test('draws three components of the fixtures anew, all of that match', async () => {
    windowIs({ width: 1280 });
    // The minutes' rules are loaded beforehand: when they arrive, every live row is re-rendered.
    await viennaTime.load();
    const matches = [1, 2, 3, 4, 5, 6].map((n) =>
      matchRow(n, { status: 'first', details: { gameday: 1, date: '2025-10-26T13:00:00Z' } }),
    );
    const net = network({
      'webClient/matches/league/Q1/index?lineups=none': [
        { season_id: seasonId(1), season_name: '2025-2026', primary: true, matches },
      ],
    });
    const { store } = showScreen(FixturesScreen, { at: '/spielplan' });
    expect(await screen.findAllByRole('listitem')).toHaveLength(6);
    const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 250)));
    // The button to print is drawn twice more, when the page has settled and when its sheet's code has come.
    const seen: string[] = [];
    for (let turn = 0; turn < 12 && seen.filter((name) => name === 'PrintButton').length < 2; turn += 1)
      seen.push(...(await drawnAnew(pause)).map(({ name }) => name));
    // Deferred rendering is done once nothing was rendered for a while.
    while ((await drawnAnew(pause)).length > 0);
    const drawn = await drawnAnew(() =>
      act(
        () =>
          void store.dispatch(received({ matches: { [matchOf(2)]: { id: matchOf(2), score: { home: 3, away: 1 } } } })),
      ),
    );
    expect(screen.getByText('3 zu 1')).toBeInTheDocument();
    expect(drawn.map(({ name }) => name)).toEqual(['MatchRow', 'MatchRowView', 'ScoreBox']);
    expect(drawn[0]?.props).toEqual({ id: matchOf(2) });
    expect(drawn[2]?.props).toMatchObject({ home: 3, away: 1 });
    net.restore();
  });
});
