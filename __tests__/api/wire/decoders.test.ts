import fc from 'fast-check';
import { decodeClub } from '../../../src/api/wire/club';
import { decodeLeague } from '../../../src/api/wire/league';
import { decodeLeaderboardEntry, decodeSuspension } from '../../../src/api/wire/lists';
import { decodeStanding } from '../../../src/api/wire/standing';
import { decodeMatch } from '../../../src/api/wire/match';
import { decodeMatchReport } from '../../../src/api/wire/matchReport';
import { decodeNewsItem, decodeSlide } from '../../../src/api/wire/news';
import { decodePlayer } from '../../../src/api/wire/player';
import { eachRow } from '../../../src/api/wire/read';
import { decodePostponement, decodeTransfer } from '../../../src/api/wire/requests';
import { decodeSeasons } from '../../../src/api/wire/season';
import type { Complain, Row } from '../../../src/api/wire/read';
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

const quiet: Complain = () => undefined;

const decoders: readonly (readonly [string, (row: Row, at: string, report: Complain) => unknown, Row])[] = [
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
    decodeMatchReport,
    {
      ...matchRow(1),
      home_blanket: { id: clubId(1), name: 'A', players: [{ id: playerId(1), name: 'X', number: 9 }] },
      events: [{ type: 'goal', minute: { $numberLong: '12' }, player: { id: playerId(1) } }],
    },
  ],
  ['standing', decodeStanding('Q1'), standingRow(1, { form: [{ result: 'W', match_id: matchId(1) }] })],
  [
    'leaderboard entry',
    decodeLeaderboardEntry({ league: 'Q1', tab: 'goals' }),
    { playerid: playerId(1), name: 'X', count: 7, team_id: clubId(1), teamimg: '/a.png' },
  ],
  [
    'suspension',
    decodeSuspension('Q1'),
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
