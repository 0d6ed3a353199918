import fc from 'fast-check';
import { decodeClub } from '../../../src/api/wire/club';
import { decodeLeague } from '../../../src/api/wire/league';
import { decodeLeaderboardEntry, decodeStanding, decodeSuspension } from '../../../src/api/wire/lists';
import { decodeMatch } from '../../../src/api/wire/match';
import { decodeNewsItem, decodeSlide } from '../../../src/api/wire/news';
import { decodePlayer } from '../../../src/api/wire/player';
import {
  eachRow,
  readCount,
  readFlag,
  readId,
  readInstant,
  readList,
  readNumber,
  readText,
  readWallClock,
} from '../../../src/api/wire/read';
import { decodePostponement, decodeTransfer } from '../../../src/api/wire/requests';
import { decodeSeasons } from '../../../src/api/wire/season';
import type { Report, Row } from '../../../src/api/wire/read';
import { readPicture } from '../../../src/api/wire/picture';
import {
  clubId,
  clubRow,
  leagueId,
  matchId,
  matchRow,
  playerId,
  playerRow,
  seasonId,
  standingRow,
} from '../../support/wire';

const quiet: Report = () => undefined;

const decoders: readonly (readonly [string, (row: Row, at: string, report: Report) => unknown, Row])[] = [
  [
    'league',
    decodeLeague,
    { id: leagueId(1), code: 'Q1', name: 'Liga', state: 'wien', teamcount: 12, visibility: true, youtube: null },
  ],
  [
    'club',
    decodeClub,
    { ...clubRow(1), trikot: { home: '', away: '' }, stats: { all: { wins: 1 } }, coach: { name: 'Gustl' } },
  ],
  ['player', decodePlayer, { ...playerRow(1), team: clubRow(1), allstats: { goals_scored: 3 } }],
  [
    'match',
    (row, at, report) => decodeMatch(row, at, report, 'full'),
    {
      ...matchRow(1),
      home_blanket: { id: clubId(1), name: 'A', players: [{ id: playerId(1), name: 'X', number: 9 }] },
      events: [{ type: 'goal', minute: { $numberLong: '12' }, player: { id: playerId(1) } }],
    },
  ],
  [
    'standing',
    (row, at, report) => decodeStanding(row, at, report, 'Q1'),
    standingRow(1, { form: [{ result: 'W', match_id: matchId(1) }] }),
  ],
  [
    'leaderboard entry',
    (row, at) => decodeLeaderboardEntry(row, at, { league: 'Q1', tab: 'goals' }),
    { playerid: playerId(1), name: 'X', count: 7, team_id: clubId(1), teamimg: '/a.png' },
  ],
  [
    'suspension',
    (row, at) => decodeSuspension(row, at),
    { player: playerId(1), player_name: 'X', teamid: clubId(1), blockdate: '2025-10-27T07:00:00Z' },
  ],
  ['news item', decodeNewsItem, { id: 'N1', title: 'T', text: '<p>x</p>', created: '2025-10-20T08:15:00Z' }],
  ['slide', (row, at) => decodeSlide(row, at), { title: 'T', image: '/s.jpg' }],
  ['transfer', decodeTransfer, { id: 'T1', player: playerId(1), player_name: 'X', team: clubId(1), status: 'warten' }],
  [
    'postponement',
    decodePostponement,
    { id: 'P1', status: true, requester: clubRow(1), requestee: clubRow(2), match: { id: matchId(1) } },
  ],
  [
    'seasons',
    (row, at, report) => decodeSeasons([row], at, report),
    { season_id: seasonId(1), matches: [matchRow(1)] },
  ],
];

/** A good row in which some fields were replaced by anything JSON can hold. */
const damaged = (good: Row): fc.Arbitrary<Row> =>
  fc
    .dictionary(
      fc.constantFrom(...Object.keys(good)),
      fc.oneof(fc.jsonValue(), fc.constant({ $date: null }), fc.constant({ $numberLong: 'x' }), fc.constant(undefined)),
    )
    .map((broken) => ({ ...good, ...broken }));

describe('docs/api.md 9: decoders survive wild input', () => {
  test.each(decoders)('%s: a damaged row is decoded or dropped, never thrown', (_name, decode, good) => {
    fc.assert(
      fc.property(fc.oneof(damaged(good), fc.dictionary(fc.string(), fc.jsonValue())), (row) => {
        const before = JSON.stringify(row);
        decode(row, 'test', quiet);
        expect(JSON.stringify(row)).toBe(before);
      }),
      { numRuns: 400 },
    );
  });

  test.each(decoders)('%s: no decoded value is undefined at any depth', (_name, decode, good) => {
    fc.assert(
      fc.property(damaged(good), (row) => expect(undefinedPaths(decode(row, 'test', quiet))).toEqual([])),
      { numRuns: 200 },
    );
  });

  test('a broken row is dropped and reported with its path, its neighbours stay', () => {
    const problems: string[] = [];
    const good = eachRow(
      [matchRow(1), 7, { id: null }, matchRow(2)],
      'matches',
      (problem) => problems.push(problem),
      (row, at) => decodeMatch(row, at, (problem) => problems.push(problem)),
    );
    expect(good.map((match) => match.id)).toEqual([matchId(1), matchId(2)]);
    expect(problems).toEqual(['matches[1] – expected an object, got 7', 'matches[2].id – expected an id, got null']);
  });
});

function undefinedPaths(value: unknown, at = ''): string[] {
  if (value === undefined) return at === '' ? [] : [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [`${at}.${key}`] : undefinedPaths(inner, `${at}.${key}`),
  );
}

describe('docs/api.md 1: every spelling of a value', () => {
  test.each([
    ['2025-10-26T11:00:00Z'],
    ['2025-10-26T11:00:00.123Z'],
    ['2025-10-26T11:00:00'],
    ['2025-10-26T11:00:00+01:00'],
    [Date.UTC(2025, 9, 26, 11)],
    [{ $date: '2025-10-26T11:00:00Z' }],
    [{ $date: Date.UTC(2025, 9, 26, 11) }],
    [{ $date: { $numberLong: String(Date.UTC(2025, 9, 26, 11)) } }],
  ])('a wall clock %j is 11:00 as written', (raw) => {
    const time = readWallClock(raw);
    expect(new Date(Number(time)).toISOString().slice(0, 16)).toBe('2025-10-26T11:00');
  });

  test.each([
    [null, null],
    ['', null],
    [undefined, undefined],
    ['morgen', 'invalid'],
    [{ $date: {} }, 'invalid'],
    [{}, 'invalid'],
    [1e300, 'invalid'],
  ])('a date %j is %j', (raw, expected) => {
    expect(readWallClock(raw)).toBe(expected);
    expect(readInstant(raw)).toBe(expected);
  });

  test.each([
    [12, 12],
    ['12', 12],
    ['12,5', 12.5],
    [{ $numberLong: '12' }, 12],
    [{ $numberInt: '12' }, 12],
    [{ $numberDouble: '12.5' }, 12.5],
    ['', undefined],
    [null, undefined],
    ['zwölf', undefined],
    [Number.NaN, undefined],
  ])('a number %j is %j', (raw, expected) => {
    expect(readNumber(raw)).toBe(expected);
    expect(readCount(raw)).toBe(expected ?? 0);
  });

  test.each([
    [{ id: 'a' }],
    [{ _id: 'a' }],
    [{ $oid: 'a' }],
    [{ _id: { $oid: 'a' } }],
    [{ $uuid: 'a' }],
    ['a'],
    [' a '],
  ])('an id %j is a', (raw) => expect(readId(raw)).toBe('a'));
  test('UUIDs compare case-insensitively', () => expect(readId(clubId(1).toLowerCase())).toBe(clubId(1)));
  test('what would lead to another folder in an address is no id', () =>
    expect([readId('.'), readId(' .. ')]).toEqual([null, null]));
  test('an empty reference is none', () =>
    expect([readId({ id: null }), readId(null), readId(''), readId(undefined)]).toEqual([null, null, null, null]));
  test('null, missing and empty text are alike', () =>
    expect([readText(null), readText(''), readText('  ')]).toEqual([null, null, null]));
  test('true and false also as words and digits', () =>
    expect(['true', 1, true, 'false', 0, false, 'warten'].map(readFlag)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      undefined,
    ]));
  test('a list is a bare array or an envelope', () =>
    expect([
      readList([1]),
      readList({ items: [1], metadata: {} }),
      readList({ data: [1] }),
      readList({}),
      readList('<html>'),
    ]).toEqual([[1], [1], [1], null, null]));
  test('a picture is http(s) only and relative ones belong to the API', () => {
    expect(readPicture('/bilder/a.svg')).toBe('http://api.test/bilder/a.svg');
    expect(readPicture('https://x.example/a.png')).toBe('https://x.example/a.png');
    for (const hostile of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'http://[', '', ' '])
      expect(readPicture(hostile)).toBeNull();
  });
});

describe('docs/api.md 6: oddities', () => {
  test('5: abbgebrochen is abgebrochen', () =>
    expect(decodeMatch({ ...matchRow(1), status: 'abbgebrochen' }, '', quiet)?.status).toBe('abgebrochen'));
  test('6: the suspended player is found under playerid as under player', () => {
    expect(decodeSuspension({ playerid: playerId(1) }, 'x').player?.id).toBe(playerId(1));
    expect(decodeSuspension({ player: { id: playerId(1) } }, 'x').player?.id).toBe(playerId(1));
  });
  test('4: team ids of the stored form come from home_team, of the detail from nowhere', () => {
    const stored = decodeMatch(
      {
        id: matchId(1),
        home_team: { id: clubId(1) },
        home_blanket: { name: 'A', logo: '' },
        away_team: { id: null },
        away_blanket: { name: 'B' },
      },
      '',
      quiet,
    );
    expect(stored).toMatchObject({
      home: { id: clubId(1), name: 'A', logo: null },
      awayUnlinked: { name: 'B', logo: null },
    });
    expect(stored).not.toHaveProperty('away');
  });
  test('2: half dates under both spellings', () => {
    expect(decodeMatch({ ...matchRow(1), first_half_start_date: '2025-10-26T11:03:00Z' }, '', quiet)?.firstHalf).toBe(
      Date.UTC(2025, 9, 26, 11, 3),
    );
    expect(decodeMatch({ ...matchRow(1), first_half_date: '2025-10-26T11:03:00Z' }, '', quiet)?.firstHalf).toBe(
      Date.UTC(2025, 9, 26, 11, 3),
    );
  });
  test('3: season keys under both spellings, a flat list is one primary season', () => {
    expect(decodeSeasons([{ id: seasonId(1), name: '25/26', matches: [] }], '', quiet)[0]?.season).toEqual({
      id: seasonId(1),
      name: '25/26',
    });
    expect(decodeSeasons([matchRow(1), matchRow(2)], '', quiet)).toMatchObject([
      { season: { primary: true }, matches: [{ id: matchId(1) }, { id: matchId(2) }] },
    ]);
  });
  test('8: an event of a deleted player, unnamed, with a wrapped minute', () => {
    const match = decodeMatch(
      {
        ...matchRow(1),
        events: [
          { type: 'yellowCard', minute: { $numberLong: '17' }, player: { id: null }, name: null, own_goal: null },
        ],
      },
      'm',
      quiet,
      'full',
    );
    expect(match?.events?.[0]).toMatchObject({
      type: 'yellowCard',
      minute: 17,
      player: null,
      name: null,
      ownGoal: false,
    });
  });
  test('15: points may be decimal text', () =>
    expect(decodeStanding(standingRow(1, { points: '13,5' }), '', quiet, 'Q1')?.points).toBe(13.5));
  test('31: fields that no screen shows never reach the store', () => {
    const match = decodeMatch(
      { ...matchRow(1), referee: { email: 'r@example.invalid' }, bericht: 'geheim', paid: true },
      '',
      quiet,
      'full',
    );
    expect(JSON.stringify(match)).not.toMatch(/referee|geheim|paid/);
  });
});
