import { decodeSuspension } from '../../../src/api/wire/lists';
import { decodeStanding } from '../../../src/api/wire/standing';
import { decodeMatch } from '../../../src/api/wire/match';
import { decodeMatchReport } from '../../../src/api/wire/matchReport';
import {
  readCount,
  readFlag,
  readId,
  readInstant,
  readList,
  readNumber,
  readText,
  readWallClock,
} from '../../../src/api/wire/read';
import { decodeSeasons } from '../../../src/api/wire/season';
import type { Complain } from '../../../src/api/wire/read';
import { readPicture } from '../../../src/api/wire/picture';
import { clubId, matchId, matchRow, playerId, seasonId, standingRow } from '../../support/wire';

const quiet: Complain = () => undefined;

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
  test('a list is a bare array or an envelope, and null an empty one', () =>
    expect([
      readList([1]),
      readList({ items: [1], metadata: {} }),
      readList({ data: [1] }),
      readList(null),
      readList({}),
      readList('<html>'),
      readList(undefined),
    ]).toEqual([[1], [1], [1], [], null, null, null]));
  test('a picture is http(s) only and relative ones belong to the API', () => {
    expect(readPicture('/bilder/a.svg')).toBe('http://api.test/bilder/a.svg');
    expect(readPicture('https://x.example/a.png')).toBe('https://x.example/a.png');
    for (const hostile of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'http://[', '', ' '])
      expect(readPicture(hostile)).toBeNull();
  });
});

describe('docs/api.md 6: oddities', () => {
  test('5: abbgebrochen is abgebrochen', () =>
    expect(decodeMatch({ ...matchRow(1), status: 'abbgebrochen' }, '', quiet)?.status).toBe('abandoned'));
  test('6: the suspended player is found under playerid as under player', () => {
    expect(decodeSuspension('Q1')({ playerid: playerId(1) }, 'x', quiet)?.player?.id).toBe(playerId(1));
    expect(decodeSuspension('Q1')({ player: { id: playerId(1) } }, 'x', quiet)?.player?.id).toBe(playerId(1));
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
      home: { id: clubId(1), name: 'A' },
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
      primary: false,
    });
    expect(decodeSeasons([matchRow(1), matchRow(2)], '', quiet)).toMatchObject([
      { season: { primary: true }, matches: [{ id: matchId(1) }, { id: matchId(2) }] },
    ]);
  });
  test('8: an event of a deleted player, unnamed, with a wrapped minute', () => {
    const match = decodeMatchReport(
      {
        ...matchRow(1),
        events: [
          { type: 'yellowCard', minute: { $numberLong: '17' }, player: { id: null }, name: null, own_goal: null },
        ],
      },
      'm',
      quiet,
    );
    expect(match?.events?.[0]).toMatchObject({
      kind: 'yellow',
      minute: 17,
      player: null,
      name: null,
      ownGoal: false,
    });
  });
  test('15: points may be decimal text', () =>
    expect(decodeStanding('Q1')(standingRow(1, { points: '13,5' }), '', quiet)?.points).toBe(13.5));
  test('31: fields that no screen shows never reach the store', () => {
    const match = decodeMatchReport(
      { ...matchRow(1), referee: { email: 'r@example.invalid' }, bericht: 'geheim', paid: true },
      '',
      quiet,
    );
    expect(JSON.stringify(match)).not.toMatch(/referee|geheim|paid/);
  });
});
