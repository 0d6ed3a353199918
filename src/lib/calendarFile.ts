import ical, { ICalEventStatus } from 'ical-generator';
import { hasTime } from './dates';
import type { WallClock } from './dates';
import type { viennaMoment } from './viennaTime';

const VIENNA = 'Europe/Vienna';
const MINUTES = 60;

/** Vienna's daylight saving rules since 1996, for programs that do not know the zone's name. */
const VIENNA_RULES = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Vienna',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\n');

/** An event of one hour; without a time of the whole day. */
export interface CalendarEvent {
  /** Stable, so that importing a newer file creates no duplicate. */
  readonly uid: string;
  readonly start: Exclude<WallClock, 'invalid'>;
  readonly summary: string;
  /** Null: unknown. */
  readonly location: string | null;
  readonly url: string;
  readonly cancelled: boolean;
}

/**
 * An RFC 5545 calendar. The browser knows no history of an event, so the time of writing is its revision: a file
 * written later counts as newer.
 * @param momentOf passed in, because it is in a chunk of its own, shared with live matches
 * @param now the current instant in ms
 */
export function calendarFile(
  name: string,
  events: readonly CalendarEvent[],
  momentOf: typeof viennaMoment,
  now: number,
): string {
  const written = new Date(now);
  const calendar = ical({
    name: name.replaceAll(/\s+/g, ' ').replaceAll(/[\\;,]/g, '\\$&'),
    prodId: { company: 'Kleinfeld Bund Österreich', product: 'Spielplan', language: 'DE' },
    timezone: { name: null, generator: () => VIENNA_RULES },
  });
  for (const { uid, start, summary, location, url, cancelled } of events) {
    const from = momentOf(start);
    const allDay = !hasTime(start);
    calendar.createEvent({
      id: uid,
      sequence: Math.floor(now / 60_000),
      stamp: written,
      lastModified: written,
      timezone: VIENNA,
      allDay,
      start: from,
      end: allDay ? from.clone().add(1, 'day') : from.clone().add(MINUTES, 'minutes'),
      summary,
      location,
      url,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
