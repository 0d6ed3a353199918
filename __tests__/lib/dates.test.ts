import fc from 'fast-check';
import {
  formatDate,
  formatDay,
  formatInstant,
  formatInstantTime,
  formatLongDay,
  formatShortDay,
  formatTime,
  machineDate,
  parseInstant,
  parseWallClock,
  viennaWallClock,
} from '../../src/lib/dates';

describe('docs/api.md 1: two kinds of date', () => {
  const kickoff = parseWallClock('2025-11-16T11:00:00Z');

  test('a kick-off is shown as written, in whatever zone the visitor is', () => {
    expect([
      formatDay(kickoff),
      formatShortDay(kickoff),
      formatDate(kickoff),
      formatTime(kickoff),
      machineDate(kickoff),
    ]).toEqual(['So., 16.11.2025', 'So., 16.11.', '16.11.2025', '11:00', '2025-11-16T11:00']);
  });
  test('`created` is true UTC and shown in Vienna, in Austrian words', () => {
    expect(formatInstant(parseInstant('2026-01-05T23:30:00Z'))).toBe('6. Jänner 2026');
    expect(formatInstantTime(Date.parse('2025-07-06T12:32:00Z'))).toBe('14:32');
    expect(formatInstant(parseInstant('2026-01-05T23:30:00-02:00'))).toBe('6. Jänner 2026');
  });
  test('missing and invalid dates have their words (docs/behaviour.md 2)', () => {
    expect([
      formatDate(null),
      formatDate(undefined),
      formatDate(parseWallClock('gestern')),
      formatTime(null),
      formatTime('invalid'),
    ]).toEqual(['Datum nicht Zugewiesen', 'Datum nicht Zugewiesen', 'Ungültiges Datum', '', '']);
  });
  test('Vienna’s wall clock across both switches', () => {
    expect(
      ['2025-03-30T00:59:00Z', '2025-03-30T01:00:00Z', '2025-10-26T00:59:00Z', '2025-10-26T01:00:00Z'].map((at) =>
        new Date(viennaWallClock(Date.parse(at))).toISOString().slice(11, 16),
      ),
    ).toEqual(['01:59', '03:00', '02:59', '02:00']);
  });
  test('every format reads as the browser’s own Austrian one', () => {
    const own = (options: Intl.DateTimeFormatOptions) => (time: number) =>
      new Intl.DateTimeFormat('de-AT', options).format(time);
    const long = own({ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
    const date = own({ timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' });
    const viennaDay = own({ timeZone: 'Europe/Vienna', day: 'numeric', month: 'long', year: 'numeric' });
    const viennaTime = own({ timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const since1996 = fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2099, 11, 31) });
    fc.assert(
      fc.property(since1996, (time) => {
        const [wall, instant] = [parseWallClock(time), parseInstant(time)];
        expect(formatLongDay(wall)).toBe(long(time));
        expect(formatDate(wall)).toBe(date(time));
        expect(formatInstant(instant)).toBe(viennaDay(time));
        expect(formatInstantTime(time)).toBe(viennaTime(time));
      }),
      { numRuns: 300 },
    );
  });
  test('no text throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.date().map(String)), (text) =>
        [formatDay(parseWallClock(text)), formatInstant(parseInstant(text))].every(
          (shown) => typeof shown === 'string',
        ),
      ),
    );
  });
});
