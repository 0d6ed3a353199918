/** @jest-environment node */
import { averageAge, leaderboard, playerStats, teamStats } from '../../server/domain/statistics';
import {
  hashPassword,
  isOutdatedHash,
  nobody,
  PASSWORD_COST,
  readBasicAuth,
  verifyPassword,
} from '../../server/domain/auth';
import { upcomingSpan, viennaWallClock, viennaYear, wallClockDaysLater } from '../../server/domain/clock';
import { creditedSide, isOverdue, sidesOf } from '../../server/domain/match';
import type { ScoredMatch } from '../../server/domain/table';
import { readRegistration } from '../../server/domain/registration';
import { cardSuspends, isBlocked, latestLift, suspensionEnd } from '../../server/domain/suspension';
import type { MatchStatus } from '../../server/domain/types';

const match = (
  homeClubId: string,
  awayClubId: string,
  homeScore: number,
  awayScore: number,
  status: MatchStatus = 'done',
): ScoredMatch => ({ homeClubId, awayClubId, homeScore, awayScore, status });

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
      { side: 'home' as const, players: ['p', 'both'].map((player) => ({ player, number: 1 })) },
      { side: 'away' as const, players: ['q', 'both'].map((player) => ({ player, number: 1 })) },
    ];
    expect(['p', 'q', 'both', 'z'].map((player) => sidesOf(player, lineups))).toEqual([
      ['home'],
      ['away'],
      ['home', 'away'],
      [],
    ]);
    expect([creditedSide('home', false), creditedSide('home', true), creditedSide('away', true)]).toEqual([
      'home',
      'away',
      'home',
    ]);
  });
});

describe('Vienna wall clock', () => {
  it('is written as if it were UTC, in summer and in winter', () => {
    expect(viennaYear(new Date('2025-12-31T23:30:00Z'))).toBe(2026);
    expect(viennaWallClock(new Date('2025-07-01T10:00:00Z'))).toBe('2025-07-01T12:00:00Z');
    expect(viennaWallClock(new Date('2025-10-26T00:30:00Z'))).toBe('2025-10-26T02:30:00Z');
    expect(viennaWallClock(new Date('2025-10-26T01:30:00Z'))).toBe('2025-10-26T02:30:00Z');
    expect(viennaWallClock(new Date('2025-12-31T23:00:00Z'))).toBe('2026-01-01T00:00:00Z');
    expect(wallClockDaysLater('2025-12-30T22:00:00Z', 3, 7)).toBe('2026-01-02T07:00:00Z');
  });
});

describe('Passwords and Basic auth', () => {
  it('the same password has a different hash each time, and both fit', async () => {
    const [one, two] = await Promise.all([hashPassword('QWZXKD', 1_024), hashPassword('QWZXKD', 1_024)]);
    expect(one).not.toBe(two);
    expect(
      await Promise.all([
        verifyPassword('QWZXKD', one),
        verifyPassword('QWZXKE', one),
        verifyPassword('QWZXKD', 'quatsch'),
      ]),
    ).toEqual([true, false, false]);
  });
  it('no password opens what is checked for an unknown user, at the cost of a known one', async () => {
    const checked = nobody(PASSWORD_COST);
    expect(await Promise.all(['', 'QWZXKD'].map((password) => verifyPassword(password, checked)))).toEqual([
      false,
      false,
    ]);
    expect([checked.split(':').length, isOutdatedHash(checked, PASSWORD_COST)]).toEqual([4, false]);
  });
  it('reads UTF-8 and colons in the password, refuses nonsense', () => {
    const header = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    expect(readBasicAuth(header('Ä@b.at:x:ö'))).toEqual({ email: 'ä@b.at', password: 'x:ö' });
    for (const bad of [undefined, '', 'Bearer x', 'Basic', 'Basic ???', header('x'), header(':x'), header('a\u0000:b')])
      expect(readBasicAuth(bad)).toBeUndefined();
  });
});

describe('5.14 A match that nobody ends', () => {
  const half = { kickoff: '2025-10-26T10:00:00Z', firstHalfStart: '2025-10-26T11:00:00Z', secondHalfStart: null };
  const none = { kickoff: null, firstHalfStart: null, secondHalfStart: null };
  it.each([
    ['first', half, '12:00', false],
    ['first', half, '12:01', true],
    ['halftime', half, '14:00', false],
    ['halftime', half, '14:01', true],
    ['second', { ...half, secondHalfStart: '2025-10-26T13:30:00Z' }, '14:30', false],
    ['second', { ...half, secondHalfStart: '2025-10-26T13:30:00Z' }, '14:31', true],
    ['second', { ...half, firstHalfStart: null }, '13:01', true],
    ['first', { ...none, kickoff: '2025-10-26T00:00:00Z' }, '23:00', false],
    ['first', none, '23:00', false],
    ['pending', half, '23:00', false],
    ['done', half, '23:00', false],
  ] as const)('%s %j at %s: %s', (status, times, at, over) =>
    expect(isOverdue({ status, ...times }, `2025-10-26T${at}:00Z`)).toBe(over),
  );
});

describe('Names of a registration', () => {
  const contact = { first: 'Resi', last: 'Zwirn', phone: '1', email: 'resi@example.invalid' };
  const named = (teamName: string) => () =>
    readRegistration({
      primaryContact: contact,
      secondaryContact: contact,
      teamName,
      bundesland: 'wien',
      type: 'privat',
      acceptedAGB: true,
      referCode: '',
      initialPassword: 'QWZXKD',
    }).teamName;
  it.each(['\u200b', '\u3164', '\u2800', '\u00ad\u2060', '\u115f \ufe0f', '\u034f', '\u0301'])(
    'one of invisible signs (%j) is none',
    (name) => expect(named(name)).toThrow('Der Mannschaftsname fehlt.'),
  );
  it.each(['Ü', '22', '★★★', '東京', '👩‍👧 Graz', 'नेपाल'])('%s is one', (name) => expect(named(name)()).toBe(name));
});
