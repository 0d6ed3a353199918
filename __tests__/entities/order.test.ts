import { byPoints, bySid } from '../../src/entities/club/model';
import type { MatchStatus, Match } from '../../src/entities/match/model';
import type { Club } from '../../src/entities/club/model';
import type { League } from '../../src/entities/league/model';
import { choosableLeagues } from '../../src/entities/league/selectors';
import { inMatchupOrder } from '../../src/entities/match/order';
import type { NewsItem } from '../../src/entities/news/model';
import { newestFirst } from '../../src/entities/news/model';
import { parseInstant, parseWallClock } from '../../src/lib/dates';
import { idOf } from '../support/ids';

const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map((item) => item.id);

test('docs/api.md 4.12: news newest first, undated ones last in reversed order', () => {
  const item = (name: string, created?: string | null): NewsItem => ({
    id: idOf(name),
    ...(created === undefined ? {} : { created: created === null ? null : parseInstant(created) }),
  });
  expect(
    ids(
      newestFirst([
        item('a'),
        item('b', '2025-10-01'),
        item('c', null),
        item('d', '2025-10-03'),
        item('e', 'irgendwann'),
      ]),
    ),
  ).toEqual(['d', 'b', 'e', 'c', 'a']);
});

test('design: matchups live, preview, finished, cancelled; each by kick-off, undated last', () => {
  const match = (name: string, status: MatchStatus, time?: string): Match => ({
    id: idOf(name),
    status,
    ...(time === undefined ? {} : { kickoff: parseWallClock(time) }),
  });
  const all = [
    match('done', 'finished', '2025-10-26T08:00Z'),
    match('off', 'cancelled', '2025-10-26T07:00Z'),
    match('later', 'upcoming'),
    match('soon', 'upcoming', '2025-10-26T13:00Z'),
    match('half', 'halftime', '2025-10-26T11:00Z'),
    match('first', 'firstHalf', '2025-10-26T11:30Z'),
    match('abandoned', 'abandoned', '2025-10-26T06:00Z'),
  ];
  expect(ids(inMatchupOrder(all))).toEqual(['half', 'first', 'soon', 'later', 'done', 'abandoned', 'off']);
});

test('docs/behaviour.md 2: clubs ascending by sid, missing or not numeric counts as 0', () => {
  const club = (name: string, sid?: string | null): Club => ({ id: idOf(name), ...(sid === undefined ? {} : { sid }) });
  expect(
    ids([club('b', '10'), club('a', '9'), club('none'), club('word', 'x1'), club('null', null)].sort(bySid)),
  ).toEqual(['none', 'word', 'null', 'a', 'b']);
});

test('CLUBS by points, then by name', () => {
  const club = (name: string, points?: number): Club => ({
    id: idOf(name),
    name,
    ...(points === undefined ? {} : { points }),
  });
  expect(ids([club('Zirbel', 9), club('Ohne'), club('Ährenfeld', 9), club('Quarz', 13.5)].sort(byPoints))).toEqual([
    'Quarz',
    'Ährenfeld',
    'Zirbel',
    'Ohne',
  ]);
});

test('docs/behaviour.md 2: leagues that are not visible, have left or have no code are hidden; NONE always, W2A on mobile', () => {
  const league = (code: string | null, more: Partial<League> = {}): League => ({
    id: idOf(code ?? 'x'),
    code,
    name: 'Liga',
    state: 'wien',
    visible: true,
    ...more,
  });
  const all = [
    league('B1A', { state: 'burgenland' }),
    league('W10'),
    league('W2A'),
    league('NONE'),
    league(null),
    league('AUS', { name: 'Mannschaft aus der Liga ausgetreten' }),
    league('HME', { visible: false }),
    { id: idOf<League['id']>('u'), code: 'U' },
    league('FREI', { state: null }),
  ];
  expect(choosableLeagues(all, 'desktop').map(({ code }) => code)).toEqual(['W2A', 'W10', 'B1A', 'FREI']);
  expect(choosableLeagues(all, 'mobile').map(({ code }) => code)).toEqual(['W10', 'B1A', 'FREI']);
});
