import type { LeagueId } from '../../../src/entities/ids';
import { decodeMatch } from '../../../src/api/wire/match';
import { readLivescore } from '../../../src/api/wire/livescore';
import { idOf } from '../../support/ids';
import { leagueId, matchRow } from '../../support/wire';

const quiet = (): void => undefined;

describe('The league that a match names', () => {
  test.each([leagueId(3), leagueId(3).toLowerCase(), '65f0c2a4e1b7d3a9c8f01234', '17', 17])(
    'a bare id (%s) is the league, and not its name',
    (league) => {
      const match = decodeMatch({ ...matchRow(1), league }, 'match', quiet);
      expect(match).not.toHaveProperty('leagueName');
      expect(match?.league).toBe(idOf<LeagueId>(String(league)));
    },
  );

  test.each(['Wiener Liga', '1. Klasse A', { id: leagueId(3), name: 'Wiener Liga' }])('%j names it', (league) => {
    const name = typeof league === 'string' ? league : league.name;
    expect(decodeMatch({ ...matchRow(1), league }, 'match', quiet)?.leagueName).toBe(name);
  });

  test('a live group tells it of its matches', () => {
    const read = readLivescore([{ league: { id: leagueId(3), name: 'Wiener Liga' }, matches: [matchRow(1)] }], quiet);
    const told = Object.values(read?.patches.list?.matches ?? {});
    expect(told).toMatchObject([{ league: idOf<LeagueId>(leagueId(3)), leagueName: 'Wiener Liga' }]);
  });

  test('a live group that has only an id names none', () => {
    const read = readLivescore([{ league: leagueId(3), matches: [matchRow(1)] }], quiet);
    const [told] = Object.values(read?.patches.list?.matches ?? {});
    expect(told).toMatchObject({ league: idOf<LeagueId>(leagueId(3)) });
    expect(told).not.toHaveProperty('leagueName');
  });
});
