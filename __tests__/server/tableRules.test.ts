/** @jest-environment node */
import {
  latestMatchday,
  lifetimeTable,
  recentForm,
  runningPoints,
  seasonProgress,
  seasonTable,
} from '../../server/domain/table';
import type { ScoredMatch } from '../../server/domain/table';
import { teamStats } from '../../server/domain/statistics';
import type { MatchStatus } from '../../server/domain/types';

const club = (id: string, points = 0, hiddenPoints: number | null = null) => ({
  id,
  teamName: `Klub ${id}`,
  points,
  hiddenPoints,
});

const match = (
  homeClubId: string,
  awayClubId: string,
  homeScore: number,
  awayScore: number,
  status: MatchStatus = 'done',
): ScoredMatch => ({ homeClubId, awayClubId, homeScore, awayScore, status });

const order = (table: { clubId: string }[]) => table.map((row) => row.clubId).join('');

describe('5.1 Tables', () => {
  it('a match counts unless its status is pending, first, halftime or second', () => {
    const counting = (
      ['pending', 'first', 'halftime', 'second', 'completed', 'submitted', 'done', 'abgebrochen', 'cancelled'] as const
    ).filter((status) => seasonTable([club('a'), club('b')], [match('a', 'b', 1, 0, status)])[0]?.points === 3);
    expect(counting).toEqual(['completed', 'submitted', 'done', 'abgebrochen', 'cancelled']);
  });
  it('a cancelled match without an awarded score, and one that was moved and is kept twice, counts nowhere', () => {
    const called = match('a', 'b', 0, 0, 'cancelled');
    const [first] = seasonTable([club('a'), club('b')], [called, match('a', 'b', 2, 1)]);
    expect(first).toMatchObject({ clubId: 'a', points: 3, wins: 1, draws: 0, scored: 2 });
    expect(lifetimeTable([club('a')], [called])[0]).toMatchObject({ wins: 0, draws: 0, losses: 0 });
    expect(teamStats('a', [{ ...called, id: 'm' }], [])).toMatchObject({ draws: 0, points: 0 });
    expect(recentForm([{ ...called, kickoff: '2025-09-01T10:00:00Z', gameday: 1 }]).size).toBe(0);
    expect(seasonTable([club('a'), club('b')], [match('a', 'b', 0, 0, 'abgebrochen')])[0]?.draws).toBe(1);
  });
  it('points that a ruling takes or gives count in the season, in its final table and in the running total', () => {
    const played = match('a', 'b', 1, 0);
    const rulings = [
      { clubId: 'a', points: -4 },
      { clubId: 'b', points: 1 },
    ];
    const table = seasonTable([club('a'), club('b')], [played], rulings);
    expect(table.map(({ clubId, points, wins }) => [clubId, points, wins])).toEqual([
      ['b', 1, 0],
      ['a', -1, 1],
    ]);
    expect(seasonProgress(false, [club('a'), club('b')], [{ ...played, gameday: 1 }], rulings).table).toEqual(table);
    expect([...runningPoints([played], rulings)]).toEqual([
      ['a', -1],
      ['b', 1],
    ]);
    expect(teamStats('a', [{ ...played, id: 'm' }], [], rulings).points).toBe(-1);
  });
  it('what happened in an annulled match counts for nobody', () => {
    const annulled = { ...match('a', 'b', 0, 0, 'cancelled'), id: 'm' };
    const card = { matchId: 'm', type: 'yellowCard' as const, assign: 'home' as const };
    expect(teamStats('a', [annulled], [card]).yellowCards).toBe(0);
    expect(teamStats('a', [{ ...annulled, homeScore: 6 }], [card]).yellowCards).toBe(1);
  });
  it('orders by points, goal difference, goals scored and name', () => {
    expect(
      order(seasonTable([club('a'), club('b'), club('c'), club('d')], [match('a', 'b', 0, 1), match('c', 'd', 5, 0)])),
    ).toBe('cbad');
    expect(
      order(seasonTable([club('a'), club('b'), club('c'), club('d')], [match('a', 'b', 1, 0), match('c', 'd', 2, 1)])),
    ).toBe('cadb');
    expect(order(seasonTable([club('b'), club('a')], []))).toBe('ab');
  });
  it('a private ranking override replaces the points for sorting only', () => {
    const table = seasonTable([club('a'), club('b', 0, 9.5)], [match('a', 'b', 1, 0)]);
    expect(table.map((row) => [row.ranking, row.clubId, row.points])).toEqual([
      [1, 'b', 0],
      [2, 'a', 3],
    ]);
  });
  it('the table by league code shows the stored points beside figures of all matches', () => {
    expect(
      lifetimeTable([club('a', 7), club('b', 8)], [match('a', 'b', 3, 0)]).map((row) => [
        row.clubId,
        row.points,
        row.wins,
      ]),
    ).toEqual([
      ['b', 8, 0],
      ['a', 7, 1],
    ]);
  });
  it('stored points: 3/1 for done matches, 3 for the winner of a cancelled one, nothing else', () => {
    const points = runningPoints([
      match('a', 'b', 1, 1),
      match('a', 'b', 6, 0, 'cancelled'),
      match('b', 'a', 4, 0, 'completed'),
      { homeClubId: 'c', awayClubId: 'd' },
    ]);
    expect([...points]).toEqual([
      ['a', 4],
      ['b', 1],
      ['c', 0],
      ['d', 0],
    ]);
  });
});

describe('Form and season', () => {
  const dated = (day: number, home: number, status: MatchStatus = 'done') => ({
    ...match('a', 'b', home, 1, status),
    kickoff: `2025-09-0${day}T10:00:00Z`,
    gameday: day,
  });
  it('the form holds the last five finished matches, newest last', () => {
    const form = recentForm([
      dated(6, 2),
      dated(1, 2),
      dated(2, 0),
      dated(3, 1),
      dated(4, 2),
      dated(5, 0),
      dated(7, 9, 'first'),
      { ...match('a', 'b', 1, 0), kickoff: null, gameday: 9 },
    ]);
    expect(
      form
        .get('a')
        ?.map((entry) => entry.result)
        .join(''),
    ).toBe('LDWLW');
    expect(
      form
        .get('b')
        ?.map((entry) => entry.result)
        .join(''),
    ).toBe('WDLWL');
  });
  it('a table is that after the latest matchday in the form of its clubs, as on the page', () => {
    const form = recentForm([9, 2, 3, 4, 5, 6].map((gameday, index) => ({ ...dated(index + 1, 2), gameday })));
    expect(latestMatchday(form, ['a', 'b'])).toBe(6);
    expect(latestMatchday(form, ['c'])).toBeNull();
  });
  it('a season that is not primary and was played is over and has a final table', () => {
    expect(seasonProgress(true, [club('a')], [dated(2, 1)])).toEqual({ gameday: 2, table: null });
    expect(seasonProgress(false, [club('a'), club('b')], [dated(3, 0)]).table?.map((row) => row.clubId)).toEqual([
      'b',
      'a',
    ]);
    expect(seasonProgress(null, [], [{ ...dated(1, 0, 'pending') }])).toEqual({ gameday: null, table: null });
  });
});
