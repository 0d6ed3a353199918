/** @jest-environment node */
import ICAL from 'ical.js';
import { calendarOf } from '../../../server/modules/calendar/feed';
import type { CalendarMatch } from '../../../server/modules/calendar/feed';

const AT = { host: 'kbo.example', site: 'https://kbo.example/' };
const match: CalendarMatch = {
  id: '3A7C0001-0000-4000-8000-000000000001',
  home: 'Donauwelle 22',
  away: 'Ziegelwerk 1100',
  kickoff: '2025-10-19T11:00:00Z',
  location: 'Kunstrasen Lobaugasse',
  status: 'pending',
  homeScore: 0,
  awayScore: 0,
  revision: 0,
  changed: '2025-09-01T08:00:00Z',
};
const written = (...changes: Partial<CalendarMatch>[]) =>
  calendarOf(
    'Donauwelle 22',
    changes.map((change) => ({ ...match, ...change })),
    AT,
  );

/** Events as a second parser reads them. */
function read(file: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
/** The moment of an event's start by the rules of the zone that the file itself carries. */
function instantOf(file: string): string {
  const rules = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vtimezone');
  const start = only(file).startDate;
  const offset = new ICAL.Timezone({ component: rules, tzid: start.zone.tzid }).utcOffset(start);
  return new Date(Date.parse(`${start.toString()}Z`) - offset * 1_000).toISOString();
}
function only(file: string): ICAL.Event {
  const [event, ...others] = read(file);
  if (event === undefined || others.length > 0) throw new Error(`expected one event, got ${others.length}`);
  return event;
}

describe('A calendar of matches (docs/behaviour.md 16), read back by a second parser', () => {
  it('tells who, when, where, and where to read on', () => {
    const event = only(written({}));
    expect([event.uid, event.summary, event.location, event.sequence]).toEqual([
      '3A7C0001-0000-4000-8000-000000000001@kbo.example',
      'Donauwelle 22 – Ziegelwerk 1100',
      'Kunstrasen Lobaugasse',
      0,
    ]);
    expect(event.component.getFirstPropertyValue('url')).toBe(
      'https://kbo.example/#/match/3A7C0001-0000-4000-8000-000000000001',
    );
    expect([event.duration.toSeconds(), event.startDate.zone.tzid]).toEqual([3_600, 'Europe/Vienna']);
    expect(written({})).toContain('BEGIN:VTIMEZONE');
  });

  it.each([
    ['2025-03-29T11:00:00Z', '2025-03-29T10:00:00.000Z'],
    ['2025-03-30T11:00:00Z', '2025-03-30T09:00:00.000Z'],
    ['2025-10-25T11:00:00Z', '2025-10-25T09:00:00.000Z'],
    ['2025-10-26T11:00:00Z', '2025-10-26T10:00:00.000Z'],
    ['2025-10-26T00:30:00Z', '2025-10-25T22:30:00.000Z'],
    ['2026-06-30T23:30:00Z', '2026-06-30T21:30:00.000Z'],
  ])('%s on the screen is that time in Vienna, on either side of the changes of clocks', (kickoff, instant) => {
    const event = only(written({ kickoff }));
    expect(event.startDate.toString()).toBe(kickoff.replace('Z', ''));
    expect(instantOf(written({ kickoff }))).toBe(instant);
  });

  it.each([
    ['done', 'Donauwelle 22 – Ziegelwerk 1100 2:3', 'CONFIRMED'],
    ['abgebrochen', 'Donauwelle 22 – Ziegelwerk 1100 2:3', 'CONFIRMED'],
    ['second', 'Donauwelle 22 – Ziegelwerk 1100', 'CONFIRMED'],
    ['cancelled', 'Donauwelle 22 – Ziegelwerk 1100', 'CANCELLED'],
  ] as const)('%s reads %s, %s', (status, summary, shown) => {
    const event = only(written({ status, homeScore: 2, awayScore: 3 }));
    expect([event.summary, event.component.getFirstPropertyValue('status')]).toEqual([summary, shown]);
  });

  it('leaves out undated matches, and a place not chosen yet', () => {
    expect(read(written({ kickoff: null }))).toEqual([]);
    expect(only(written({ location: 'Nicht Zugeordnet' })).location).toBeFalsy();
  });

  it('makes an all-day event of a day without a time', () => {
    const event = only(written({ kickoff: '2025-10-26T00:00:00Z' }));
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2025-10-26',
      '2025-10-27',
    ]);
  });

  it('carries how often and when it changed', () => {
    const event = only(written({ revision: 3, changed: '2025-10-01T12:00:00Z' }));
    expect([event.sequence, String(event.component.getFirstPropertyValue('last-modified'))]).toEqual([
      3,
      '2025-10-01T12:00:00Z',
    ]);
  });

  it('survives hostile and long names, no line over 75 octets', () => {
    const home = 'Äöü;,\\ "x"\r\nBEGIN:VEVENT\r\nUID:evil '.repeat(6);
    const file = written({ home, away: '⚽'.repeat(60) });
    const event = only(file);
    expect(event.summary).toContain('Äöü;,\\ "x"');
    expect(calendarOf('A\r\nBEGIN:VEVENT', [], AT)).not.toMatch(/^BEGIN:VEVENT/m);
    expect(event.uid).toMatch(/@kbo\.example$/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
