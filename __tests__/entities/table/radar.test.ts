import { compoundId } from '../../../src/entities/ids';
import type { LeaderboardEntryId, PlayerId, SuspensionId } from '../../../src/entities/ids';
import type { LeaderboardEntry } from '../../../src/entities/leaderboard/model';
import type { Suspension } from '../../../src/entities/suspension/model';
import { isOneYellowAway, missingAt, oneYellowAway } from '../../../src/entities/views/radar';
import { parseWallClock } from '../../../src/lib/dates';
import { club } from './season';

const named = (name: string) => ({ name, image: null });
const yellow = (name: string, of: string, count: number): LeaderboardEntry => ({
  id: compoundId<LeaderboardEntryId>(name),
  count,
  player: compoundId<PlayerId>(name),
  playerAs: named(name),
  number: null,
  club: club(of),
  clubAs: named(of),
});
const ban = (name: string, of: string, until: string | null): Suspension => ({
  id: compoundId<SuspensionId>(name),
  player: compoundId<PlayerId>(name),
  playerAs: named(name),
  sid: null,
  club: club(of),
  clubAs: named(of),
  until: until === null ? null : parseWallClock(until),
});

describe('docs/behaviour.md 14: one yellow card away', () => {
  test('every fourth card counts', () => {
    const away = [0, 1, 2, 3, 4, 7, 8, 11, 399, 400, 2.5, -1, Number.NaN].filter(isOneYellowAway);
    expect(away).toEqual([3, 7, 11, 399]);
  });
  test('in the order of the leaderboard', () =>
    expect(
      oneYellowAway([yellow('Bert', 'B', 7), yellow('Carl', 'A', 4), yellow('Anton', 'A', 3)]).map(({ id }) => id),
    ).toEqual(['Bert', 'Anton']));
});

describe('docs/behaviour.md 14: missing on matchday', () => {
  const kickoff = parseWallClock('2025-11-16T11:00:00Z');
  if (kickoff === 'invalid') throw new Error('a date');
  const bans = [
    ban('Out', 'A', '2025-11-24T07:00:00Z'),
    ban('Back', 'A', '2025-11-16T07:00:00Z'),
    ban('Unknown', 'A', null),
    ban('Broken', 'A', 'bald'),
    ban('Other', 'B', '2025-12-24T07:00:00Z'),
  ];
  const cards = [yellow('Out', 'A', 3), yellow('Back', 'A', 3), yellow('Near', 'A', 7), yellow('Theirs', 'B', 3)];

  test('bans that end after the kick-off; one card away only who may play', () => {
    const { suspended, oneAway } = missingAt(kickoff, club('A'), bans, cards);
    expect(suspended.map(({ playerAs }) => playerAs.name)).toEqual(['Out']);
    expect(oneAway.map(({ playerAs }) => playerAs.name)).toEqual(['Back', 'Near']);
  });
  test('nobody', () => expect(missingAt(kickoff, club('X'), bans, cards)).toEqual({ suspended: [], oneAway: [] }));
});
