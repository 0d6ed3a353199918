import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ICAL from 'ical.js';
import { calendarOf } from '../../server/modules/calendar/feed';
import { matchesApi } from '../../src/api/matches';
import { matchEvent } from '../../src/shared/matchEvent';
import { selectMatch } from '../../src/entities/select';
import { apiBase } from '../../src/lib/url';
import { calendarFile } from '../../src/lib/calendarFile';
import { viennaMoment } from '../../src/lib/viennaTime';
import { matchOf } from '../support/ids';
import { matchId } from '../support/wire';
import { storeAfter } from '../support/store';

const NOW = Date.UTC(2025, 8, 1, 8);
const SITE = new URL('https://kbo.example/');

interface Planned {
  readonly status: 'pending' | 'done' | 'abgebrochen' | 'cancelled' | 'second';
  readonly kickoff: string | null;
  readonly location: string;
  readonly home: string;
}
const usual: Planned = {
  status: 'pending',
  kickoff: '2025-10-19T11:00:00Z',
  location: 'Lobaugasse',
  home: 'Donauwelle 22',
};

/** A match on its way over the wire into the tables, and out into a file. */
async function bySite({ status, kickoff, location, home }: Planned, now = NOW): Promise<string> {
  const id = matchOf(1);
  const answers = {
    [`webClient/match/detail/${id}`]: {
      id: matchId(1),
      status,
      details: { gameday: 1, date: kickoff, location },
      home_blanket: { name: home, players: [] },
      away_blanket: { name: 'Ziegelwerk 1100', players: [] },
      score: { home: 2, away: 3 },
      events: [],
    },
  };
  const store = await storeAfter(answers, matchesApi.endpoints.match.initiate(id));
  const match = selectMatch(store.getState(), id);
  const event = match && matchEvent(store.getState(), match, SITE);
  return calendarFile('Donauwelle 22', event ? [event] : [], viennaMoment, now);
}
const byServer = ({ status, kickoff, location, home }: Planned) =>
  calendarOf(
    'Donauwelle 22',
    [
      {
        id: matchId(1),
        home,
        away: 'Ziegelwerk 1100',
        kickoff,
        location,
        status,
        homeScore: 2,
        awayScore: 3,
        revision: 0,
        changed: '2025-09-01T08:00:00Z',
      },
    ],
    // The host that answers calls, which need not be the site's.
    { host: apiBase().hostname, site: 'https://kbo.example/' },
  );

/** What both must agree on, read by a second parser. */
function read(file: string): unknown {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    const [start, end] = [event.startDate, event.endDate].map((at) => `${at.toString()} ${at.zone.tzid}`);
    const { uid, summary, location } = event;
    return {
      uid,
      summary,
      location,
      start,
      end,
      status: one.getFirstPropertyValue('status'),
      url: one.getFirstPropertyValue('url'),
    };
  });
}

describe('docs/behaviour.md 16: a file of the browser says what a feed of the server says', () => {
  test.each<Partial<Planned>>([
    {},
    { kickoff: '2025-03-29T11:00:00Z' },
    { kickoff: '2025-03-30T11:00:00Z' },
    { kickoff: '2025-10-25T11:00:00Z' },
    { kickoff: '2025-10-26T11:00:00Z' },
    { kickoff: '2025-10-26T02:30:00Z' },
    { kickoff: '2025-12-31T23:30:00Z' },
    { kickoff: null },
    { kickoff: '2025-10-19T00:00:00Z' },
    { status: 'done' },
    { status: 'abgebrochen' },
    { status: 'second' },
    { status: 'cancelled' },
    { location: 'Nicht Zugeordnet' },
    { home: 'Wörgl; „Sägen“, \\n & Söhne, BEGIN:VEVENT mit einem Namen, der weit über fünfundsiebzig Oktette reicht' },
  ])('%j', async (change) => {
    const told = { ...usual, ...change };
    expect(read(await bySite(told))).toEqual(read(byServer(told)));
  });

  test('a moved match is the same event, and the file that was written later is the newer one', async () => {
    const [before] = new ICAL.Component(ICAL.parse(await bySite(usual))).getAllSubcomponents('vevent');
    const moved = await bySite({ ...usual, kickoff: '2025-11-02T10:00:00Z' }, NOW + 60_000);
    const [after] = new ICAL.Component(ICAL.parse(moved)).getAllSubcomponents('vevent');
    if (before === undefined || after === undefined) throw new Error('no event');
    const [first, second] = [new ICAL.Event(before), new ICAL.Event(after)];
    expect(second.uid).toBe(first.uid);
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect(String(after.getFirstPropertyValue('last-modified'))).toBe('2025-09-01T08:01:00Z');
  });

  test('the zone is written out by the same rules, and no line is longer than 75 octets', async () => {
    const file = await bySite({ ...usual, home: 'ß'.repeat(120) });
    const rules = (text: string) => /BEGIN:DAYLIGHT[^]*END:STANDARD/.exec(text.replaceAll('\r', ''))?.[0];
    expect(rules(file)).toBe(rules(getVtimezoneComponent('Europe/Vienna') ?? ''));
    expect(
      file
        .split('\r\n')
        .map((line) => Buffer.byteLength(line))
        .every((bytes) => bytes <= 75),
    ).toBe(true);
  });
});
