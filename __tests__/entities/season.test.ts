import type { MatchId, SeasonId } from '../../src/entities/ids';
import type { Match } from '../../src/entities/match/model';
import { filterFixtures } from '../../src/entities/season/filter';
import type { SeasonWithMatches } from '../../src/entities/season/filter';
import { parseWallClock } from '../../src/lib/dates';
import { idOf } from '../support/ids';

const now = Date.UTC(2025, 10, 14, 12);
const match = (id: string, gameday: number | null, date: string | null): Match => ({
  id: idOf<MatchId>(id),
  gameday,
  kickoff: date === null ? null : parseWallClock(date),
});
const season = (id: string, primary: boolean, ...matches: Match[]): SeasonWithMatches => ({
  season: { id: idOf<SeasonId>(id), name: id, primary },
  matches,
});
const old = season('S24', false, match('o1', 1, '2024-09-01T11:00:00Z'));
const current = season(
  'S25',
  true,
  match('b', 2, '2025-11-16T11:00:00Z'),
  match('a', 1, '2025-11-02T11:00:00Z'),
  match('c', 3, '2025-12-07T11:00:00Z'),
  match('d', 2, '2025-11-16T09:00:00Z'),
  match('u', 4, null),
);

describe('docs/behaviour.md 2, fixtures: season and matchday', () => {
  const rules = { withAll: false, now };

  test('default season: the one flagged primary; default matchday: the date nearest to now', () => {
    const view = filterFixtures([old, current], {}, rules);
    expect(view).toMatchObject({ season: 'S25', matchday: 2, matchIds: ['d', 'b'] });
    expect(view.matchdays.map(({ gameday }) => gameday)).toEqual([1, 2, 3, 4]);
  });
  test('a season whose matches have no dates opens on its first matchday, in whatever order they are sent', () => {
    const undated = season('S25', true, match('c', 7, null), match('a', 2, null), match('b', 5, null));
    expect(filterFixtures([undated], {}, rules)).toMatchObject({ matchday: 2, matchIds: ['a'] });
  });
  test('without a primary season the first', () =>
    expect(filterFixtures([old, season('X', false)], {}, rules).season).toBe('S24'));
  test('an explicit choice is taken', () =>
    expect(filterFixtures([old, current], { season: 'S24', matchday: 1, matchdayOf: 'S24' }, rules)).toMatchObject({
      season: 'S24',
      matchday: 1,
      matchIds: ['o1'],
    }));
  test('a remembered value that no longer exists falls back to the default', () => {
    expect(filterFixtures([old, current], { season: 'gone', matchday: 99, matchdayOf: 'S25' }, rules)).toMatchObject({
      season: 'S25',
      matchday: 2,
    });
    expect(filterFixtures([old, current], { season: 'all', matchday: 'all', matchdayOf: 'S25' }, rules)).toMatchObject({
      season: 'S25',
      matchday: 2,
    });
  });
  test('a matchday of another season does not count', () =>
    expect(filterFixtures([old, current], { matchday: 1, matchdayOf: 'S24' }, rules).matchday).toBe(2));
  test('undated matchdays stay reachable', () =>
    expect(filterFixtures([current], { matchday: 4, matchdayOf: 'S25' }, rules).matchIds).toEqual(['u']));
  test('a choice gives way once another season is the primary one, and is offered back', () => {
    const choice = { season: 'S24', matchday: 1, matchdayOf: 'S24', primary: 'S24' };
    expect(filterFixtures([old, current], choice, rules)).toMatchObject({
      season: 'S25',
      matchday: 2,
      earlier: { season: { id: 'S24' }, matchday: 1 },
    });
    expect(filterFixtures([old, current], { ...choice, primary: 'S25' }, rules)).toMatchObject({
      season: 'S24',
      earlier: null,
    });
    const without = season('S25', false);
    expect(filterFixtures([old, without], choice, rules)).toMatchObject({ season: 'S24', earlier: null });
    expect(filterFixtures([current], choice, rules)).toMatchObject({ season: 'S25', earlier: null });
  });
  test('a matchday gives way once the nearest one has moved on by two, not by one', () => {
    const choice = { matchday: 4, matchdayOf: 'S25', primary: 'S25', nearest: 1 };
    const at = (date: string) => ({ ...rules, now: Date.parse(date) });
    expect(filterFixtures([current], choice, at('2025-11-14T12:00:00Z'))).toMatchObject({ matchday: 4, earlier: null });
    expect(filterFixtures([current], choice, at('2025-12-06T12:00:00Z'))).toMatchObject({
      matchday: 3,
      nearest: 3,
      earlier: { season: { id: 'S25' }, matchday: 4 },
    });
    expect(filterFixtures([current], { ...choice, matchday: 3 }, at('2025-12-06T12:00:00Z')).earlier).toBeNull();
    expect(filterFixtures([current], { ...choice, matchday: 99 }, at('2025-12-06T12:00:00Z')).earlier).toBeNull();
  });
  test('nothing at all is no error', () =>
    expect(filterFixtures([], {}, rules)).toEqual({
      seasons: [],
      season: null,
      matchdays: [],
      matchday: null,
      matchIds: [],
      primary: null,
      nearest: null,
      earlier: null,
    }));
});

describe('docs/behaviour.md 2, team and player page: all or one', () => {
  const rules = { withAll: true, now };

  test('default season: primary, else first with matches, else first, else all', () => {
    expect(filterFixtures([old, current], {}, rules).season).toBe('S25');
    expect(filterFixtures([season('E', false), old], {}, rules).season).toBe('S24');
    expect(filterFixtures([season('E', false), season('F', false)], {}, rules).season).toBe('E');
    expect(filterFixtures([], {}, rules)).toMatchObject({ season: 'all', matchday: 'all' });
  });
  test('all seasons hold the new one too, and all matchdays the nearest: neither gives way', () => {
    const all = { season: 'all', matchday: 'all', matchdayOf: 'all', primary: 'S24', nearest: 1 } as const;
    expect(filterFixtures([old, current], all, rules)).toMatchObject({ season: 'all', matchday: 'all', earlier: null });
  });
  test('all seasons and all matchdays, by date then gameday, undated last', () => {
    expect(
      filterFixtures([old, current], { season: 'all', matchday: 'all', matchdayOf: 'all' }, rules).matchIds,
    ).toEqual(['o1', 'a', 'd', 'b', 'c', 'u']);
  });
});
