/** @jest-environment node */
import type { DemoClub } from '../../../server/demo/clubs';
import { counted, leagueGenitive, listed, longDate, voiceOf, withPoints } from '../../../server/demo/texts/words';
import { leaguePlans } from '../../../server/demo/leagues';
import { fiveMinutes, layOut, roundRobin, seasonName, weekday } from '../../../server/demo/calendar';

const club = (name: string, plural: boolean) => ({ style: { name, plural } }) as DemoClub;
const genitive = (code: string) => leaguePlans.filter((plan) => plan.code === code).map(leagueGenitive)[0];

describe('German sentences', () => {
  test('plural names take an article and the dative ending, others neither', () => {
    const wolves = voiceOf(club('Wiental Wölfe', true));
    expect([wolves.Nom, wolves.dat, wolves.gen, wolves.verb('gewinnt', 'gewinnen')]).toEqual([
      'Die Wiental Wölfe',
      'den Wiental Wölfen',
      'der Wiental Wölfe',
      'gewinnen',
    ]);
    expect(voiceOf(club('Lobau Libellen', true)).dat).toBe('den Lobau Libellen');
    expect(voiceOf(club('Marillen Kickers', true)).dat).toBe('den Marillen Kickers');
    const wave = voiceOf(club('Donauwelle 22', false));
    expect([wave.Nom, wave.dat, wave.gen, wave.verb('gewinnt', 'gewinnen')]).toEqual([
      'Donauwelle 22',
      'Donauwelle 22',
      'von Donauwelle 22',
      'gewinnt',
    ]);
  });

  test('counts, lists, points, dates and leagues read as people say them', () => {
    expect([counted(1, 'Tor', 'Tore'), counted(4, 'Tor', 'Tore'), counted(14, 'Tor', 'Tore')]).toEqual([
      'ein Tor',
      'vier Tore',
      '14 Tore',
    ]);
    expect([withPoints(0), withPoints(1), withPoints(3)]).toEqual([
      'noch ohne Punkt',
      'mit einem Punkt',
      'mit drei Punkten',
    ]);
    expect(listed(['A', 'B', 'C'])).toBe('A, B und C');
    expect(longDate('2027-01-03T11:00:00Z')).toBe('3. Jänner 2027');
    expect([genitive('W1A'), genitive('S1A'), genitive('B2A'), genitive('W35')]).toEqual([
      'der 1. Liga A in Wien',
      'der 1. Liga in der Steiermark',
      'der 2. Liga im Burgenland',
      'der Über-35-Liga in Wien',
    ]);
  });
});

describe('the calendar', () => {
  test.each([
    '2026-11-20T07:30:00Z',
    '2026-11-22T07:30:00Z',
    '2026-12-24T12:00:00Z',
    '2026-07-01T12:00:00Z',
    '2027-03-28T00:30:00Z',
  ])('around %s the middle matchday is this Sunday or the next', (moment) => {
    const { current, primary, previous } = layOut(new Date(moment), 22);
    const days = (primary[current - 1] ?? 0) - Math.floor(Date.parse(moment) / 86_400_000);
    expect(days).toBeGreaterThanOrEqual(0);
    expect(days).toBeLessThan(7);
    const all = [...previous, ...primary];
    expect(all).toHaveLength(44);
    expect(all.every((day) => weekday(day) === 0)).toBe(true);
    expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
    expect((primary[0] ?? 0) - (previous.at(-1) ?? 0)).toBeGreaterThan(60);
  });

  test('a season is named by its autumn, kick-offs are on full five minutes', () => {
    expect([
      seasonName(Date.parse('2026-09-13') / 86_400_000),
      seasonName(Date.parse('2027-03-07') / 86_400_000),
    ]).toEqual(['2026-2027', '2026-2027']);
    expect(fiveMinutes('2026-11-20T08:34:49Z')).toBe('2026-11-20T08:30:00Z');
  });
});

describe('the round robin', () => {
  test.each([8, 10, 12])('of %i clubs lets everyone play once a matchday', (size) => {
    const rounds = roundRobin(size, size - 1);
    expect(rounds).toHaveLength((size - 1) * 2);
    for (const round of rounds) expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(size);
    expect(rounds[size - 2]).toEqual(
      Array.from({ length: size / 2 }, (_, index) => ({ home: index, away: size - 1 - index })),
    );
  });
});
