/** @jest-environment node */
import { averageAge } from '../../server/domain/averageAge';
import { readBasicAuth } from '../../server/domain/basicAuth';
import { viennaWallClock, wallClockDaysLater } from '../../server/domain/clock';
import { recentForm } from '../../server/domain/form';
import { creditedSide, sideOf } from '../../server/domain/goal';
import { leaderboard } from '../../server/domain/leaderboard';
import { hashPassword, verifyPassword } from '../../server/domain/password';
import { playerStats } from '../../server/domain/playerStats';
import { runningPoints } from '../../server/domain/points';
import type { ScoredMatch } from '../../server/domain/points';
import { seasonProgress } from '../../server/domain/seasonProgress';
import { latestLift } from '../../server/domain/suspensionLift';
import { cardSuspends, isBlocked, suspensionEnd } from '../../server/domain/suspension';
import { lifetimeTable, seasonTable } from '../../server/domain/table';
import { teamStats } from '../../server/domain/teamStats';
import type { MatchStatus } from '../../server/domain/types';
import { upcomingSpan } from '../../server/domain/upcoming';

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
  it('a season that is not primary and was played is over and has a final table', () => {
    expect(seasonProgress(true, [club('a')], [dated(2, 1)])).toEqual({ gameday: 2, table: null });
    expect(seasonProgress(false, [club('a'), club('b')], [dated(3, 0)]).table?.map((row) => row.clubId)).toEqual([
      'b',
      'a',
    ]);
    expect(seasonProgress(null, [], [{ ...dated(1, 0, 'pending') }])).toEqual({ gameday: null, table: null });
  });
});

describe('5.2 Upcoming', () => {
  it('spans from today 00:00 to 00:00 a week later, across the change to winter time', () => {
    expect(upcomingSpan('2025-10-24T23:59:59Z')).toEqual({ from: '2025-10-24T00:00:00Z', to: '2025-10-31T00:00:00Z' });
  });
});

describe('5.3 Leaderboards', () => {
  it('groups by player, texts from the first event, most first; events without a player are skipped', () => {
    const event = (playerId: string | null, name: string) => ({ playerId, name, image: null, number: null });
    expect(
      leaderboard([event('p', 'Alt'), event('q', 'Zoe'), event(null, 'x'), event('q', 'Neu')]).map((entry) => [
        entry.name,
        entry.count,
      ]),
    ).toEqual([
      ['Zoe', 2],
      ['Alt', 1],
    ]);
  });
});

describe('5.4 Suspensions', () => {
  it('a red or yellow-red card and every fourth yellow suspend', () => {
    expect([cardSuspends('redCard', 0), cardSuspends('yellowRedCard', 0), cardSuspends('goal', 4)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([0, 1, 3, 4, 5, 8].map((yellows) => cardSuspends('yellowCard', yellows))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
  });
  it('lasts until eight days after the card, 07:00', () => {
    expect(suspensionEnd('2025-10-19T15:48:00Z')).toBe('2025-10-27T07:00:00Z');
  });
  it('is lifted on Tuesdays at 08:00 and on Wednesdays at 13:30', () => {
    expect(
      [
        '2025-10-28T07:59:59Z',
        '2025-10-28T08:00:00Z',
        '2025-10-29T13:29:00Z',
        '2025-10-29T13:30:00Z',
        '2025-11-03T10:00:00Z',
      ].map(latestLift),
    ).toEqual([
      '2025-10-22T13:30:00Z',
      '2025-10-28T08:00:00Z',
      '2025-10-28T08:00:00Z',
      '2025-10-29T13:30:00Z',
      '2025-10-29T13:30:00Z',
    ]);
  });
  it('an expired suspension is no longer listed', () => {
    const player = { eligibility: 'Gesperrt', blockDate: '2025-10-27T07:00:00Z' } as const;
    expect([
      isBlocked(player, '2025-10-27T06:59:59Z'),
      isBlocked(player, '2025-10-27T07:00:00Z'),
      isBlocked({ ...player, eligibility: 'Spielberechtigt' }, '2025-10-01T00:00:00Z'),
    ]).toEqual([true, false, false]);
  });
});

describe('5.9 and 5.10 Figures', () => {
  it('a club’s cards count only where they are assigned to its side; yellow-red counts neither as yellow nor as red', () => {
    const matches = [
      { id: 'm', ...match('a', 'b', 2, 2) },
      { id: 'n', ...match('b', 'a', 0, 1, 'pending') },
    ];
    const stats = teamStats('a', matches, [
      { matchId: 'm', type: 'yellowCard', assign: 'home' },
      { matchId: 'm', type: 'yellowCard', assign: 'away' },
      { matchId: 'm', type: 'redCard', assign: null },
      { matchId: 'n', type: 'redCard', assign: 'away' },
      { matchId: 'm', type: 'yellowRedCard', assign: 'home' },
      { matchId: 'x', type: 'redCard', assign: 'home' },
    ]);
    expect(stats).toEqual({
      wins: 0,
      draws: 1,
      losses: 0,
      scored: 2,
      against: 2,
      points: 1,
      yellowCards: 1,
      yellowRedCards: 1,
      redCards: 1,
    });
  });
  it('matches_played is the number of distinct matches with an event of the player', () => {
    expect(
      playerStats([
        { matchId: 'm', type: 'goal' },
        { matchId: 'm', type: 'yellowCard' },
        { matchId: 'n', type: 'yellowRedCard' },
      ]),
    ).toEqual({ matchesPlayed: 2, goals: 1, yellowCards: 1, redCards: 0, yellowRedCards: 1 });
  });
  it('the average age takes years and dates and leaves out the rest', () => {
    expect(averageAge(['1998', '03.04.2000', 'unbekannt'], 2025)).toBe('26');
    expect(averageAge([''], 2025)).toBe('');
  });
});

describe('5.15 Goals', () => {
  it('an own goal is credited to the opponent of the scorer’s line-up', () => {
    const lineups = [
      { side: 'home' as const, players: [{ player: 'p', number: 1 }] },
      { side: 'away' as const, players: [{ player: 'q', number: 1 }] },
    ];
    expect([sideOf('p', lineups), sideOf('q', lineups), sideOf('z', lineups)]).toEqual(['home', 'away', undefined]);
    expect([creditedSide('home', false), creditedSide('home', true), creditedSide('away', true)]).toEqual([
      'home',
      'away',
      'home',
    ]);
  });
});

describe('Vienna wall clock', () => {
  it('is written as if it were UTC, in summer and in winter', () => {
    expect(viennaWallClock(new Date('2025-07-01T10:00:00Z'))).toBe('2025-07-01T12:00:00Z');
    expect(viennaWallClock(new Date('2025-10-26T00:30:00Z'))).toBe('2025-10-26T02:30:00Z');
    expect(viennaWallClock(new Date('2025-10-26T01:30:00Z'))).toBe('2025-10-26T02:30:00Z');
    expect(viennaWallClock(new Date('2025-12-31T23:00:00Z'))).toBe('2026-01-01T00:00:00Z');
    expect(wallClockDaysLater('2025-12-30T22:00:00Z', 3, 7)).toBe('2026-01-02T07:00:00Z');
  });
});

describe('Passwords and Basic auth', () => {
  it('the same password has a different hash each time, and both fit', async () => {
    const [one, two] = await Promise.all([hashPassword('QWZXKD'), hashPassword('QWZXKD')]);
    expect(one).not.toBe(two);
    expect(
      await Promise.all([
        verifyPassword('QWZXKD', one),
        verifyPassword('QWZXKE', one),
        verifyPassword('QWZXKD', 'quatsch'),
      ]),
    ).toEqual([true, false, false]);
  });
  it('reads UTF-8 and colons in the password, refuses nonsense', () => {
    const header = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    expect(readBasicAuth(header('Ä@b.at:x:ö'))).toEqual({ email: 'ä@b.at', password: 'x:ö' });
    for (const bad of [undefined, '', 'Bearer x', 'Basic', 'Basic ???', header('x'), header(':x'), header('a\u0000:b')])
      expect(readBasicAuth(bad)).toBeUndefined();
  });
});
