import { wireId } from '../entities/ids';
import type { Match } from '../entities/match/model';
import { matchPath } from '../entities/normalise';
import type { WithEntities } from '../entities/reducer';
import { loadCode } from './onPress';
import { selectSide } from './sides';
import type { CalendarEvent } from '../lib/calendarFile';
import { apiBase } from '../lib/url';
import { now } from '../lib/clock';
import { lazyModule } from '../lib/lazyModule';
import { saveFile } from '../lib/share';

/** The API's text for a venue not chosen yet. */
const NOWHERE = 'Nicht Zugeordnet';

/**
 * A match as a calendar event, the same as in the server's feeds (docs/behaviour.md 16); null: no date yet.
 * @param site the site's address
 */
export function matchEvent(state: WithEntities, match: Match, site: URL): CalendarEvent | null {
  const { kickoff, status, score, location } = match;
  if (typeof kickoff !== 'number') return null;
  const teams = `${selectSide(state, match, 'home').name} – ${selectSide(state, match, 'away').name}`;
  const played = (status === 'finished' || status === 'abandoned') && score !== undefined;
  return {
    // The API's host, as in its feeds: whoever takes a match from both has it once.
    uid: `${wireId(match.id)}@${apiBase().hostname}`,
    start: kickoff,
    summary: played ? `${teams} ${score.home}:${score.away}` : teams,
    location: location === NOWHERE ? null : (location ?? null),
    url: new URL(`#${matchPath(match.id) ?? ''}`, site).href,
    cancelled: status === 'cancelled',
  };
}

const calendar = lazyModule(() =>
  Promise.all([
    import(/* webpackChunkName: "calendarFile" */ '../lib/calendarFile'),
    import(/* webpackChunkName: "viennaTime" */ '../lib/viennaTime'),
  ]),
);

type CalendarCode = Awaited<ReturnType<typeof calendar.load>>;

/** Loads what `saveCalendar` needs. */
export const loadCalendar = (): Promise<CalendarCode> => loadCode(calendar);

/**
 * Saves matches as a calendar file.
 * @param name of the calendar
 */
export function saveCalendar(
  [{ calendarFile }, { viennaMoment }]: CalendarCode,
  name: string,
  matches: readonly Match[],
  state: WithEntities,
): void {
  const site = new URL(location.href);
  site.hash = '';
  const events = matches.flatMap((match) => matchEvent(state, match, site) ?? []);
  const text = calendarFile(name, events, viennaMoment, now());
  saveFile(new File([text], `${fileName(name)}.ics`, { type: 'text/calendar' }));
}

/** Letters, digits and hyphens only, safe on every system. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, '-');
  return plain.replaceAll(/^-|-$/g, '').slice(0, 60) || 'Spielplan';
}
