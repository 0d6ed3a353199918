import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical, { ICalEventStatus } from 'ical-generator';
import moment from 'moment-timezone';
import { hasTime } from '../../domain/clock';
import { isFinished } from '../../domain/match';
import type { MatchStatus } from '../../domain/types';

const VIENNA = 'Europe/Vienna';
const MINUTES = 60;
const REFRESH_S = 3_600;
/** Placeholder text of a location not chosen yet. */
const NOWHERE = 'Nicht Zugeordnet';

/** What a calendar shows of a match. */
export interface CalendarMatch {
  id: string;
  home: string;
  away: string;
  /** Vienna's clock labelled `Z`; null while undated. */
  kickoff: string | null;
  location: string;
  status: MatchStatus;
  homeScore: number;
  awayScore: number;
  /** How often it has changed. */
  revision: number;
  /** When it last changed, in true UTC. */
  changed: string;
}

/**
 * A feed of matches; undated ones are left out, a day without a time is an event of the whole day.
 * @param at the host that is part of every event's lasting id, and the address of the site, `https://kbo.example/`
 */
export function calendarOf(
  name: string,
  matches: readonly CalendarMatch[],
  at: { readonly host: string; readonly site: string },
): string {
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'Kleinfeld Bund Österreich', product: 'Spielplan', language: 'DE' },
    // The zone is each event's: a calendar's would also be that of the time stamps, which have to be UTC.
    timezone: { name: null, generator: getVtimezoneComponent },
    ttl: REFRESH_S,
  });
  for (const match of matches) {
    if (match.kickoff === null) continue;
    const start = moment.tz(match.kickoff.replace('Z', ''), VIENNA);
    const allDay = !hasTime(match.kickoff);
    calendar.createEvent({
      id: `${match.id}@${at.host}`,
      sequence: match.revision,
      stamp: moment.utc(match.changed),
      lastModified: moment.utc(match.changed),
      timezone: VIENNA,
      allDay,
      start,
      end: allDay ? start.clone().add(1, 'day') : start.clone().add(MINUTES, 'minutes'),
      summary: summary(match),
      location: match.location === NOWHERE ? null : match.location,
      url: `${at.site}#/match/${match.id}`,
      status: match.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** The library writes the name of a calendar as it is. */
function escaped(name: string): string {
  return name.replaceAll(/\s+/g, ' ').replaceAll(/[\\;,]/g, '\\$&');
}

function summary({ home, away, status, homeScore, awayScore }: CalendarMatch): string {
  const played = isFinished(status) && status !== 'cancelled';
  return `${home} – ${away}${played ? ` ${homeScore}:${awayScore}` : ''}`;
}
