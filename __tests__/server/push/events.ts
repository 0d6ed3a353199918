import { happened } from '../../../server/domain/pushEvents';
import type { Current } from '../../../server/domain/pushEvents';
import { pushMessage, wordsOf } from '../../../server/push/words';
import type { PushFacts } from '../../../server/push/words';

const at = (time: string) => `2026-11-22T${time}:00Z`;
const match = (more: Partial<Current> = {}): Current => ({
  status: 'first',
  homeScore: 0,
  awayScore: 0,
  kickoff: at('11:00'),
  firstHalfStart: at('11:02'),
  secondHalfStart: null,
  secondHalfEnd: null,
  ...more,
});
const pending = match({ status: 'pending', firstHalfStart: null });
const second = match({ status: 'second', secondHalfStart: at('11:35') });

describe('What subscribers are told (docs/behaviour.md 19)', () => {
  it.each<[string, Current, Current, number | null, string, string[]]>([
    ['kick-off', pending, match(), null, '11:03', ['start']],
    ['a kick-off that was read late', pending, match(), null, '11:13', []],
    ['a goal', match(), match({ homeScore: 1 }), 4, '11:07', ['goal']],
    ['a goal that was read late', match(), match({ homeScore: 1 }), 4, '11:17', []],
    [
      'a goal of the second half, by the clock of that half',
      second,
      { ...second, homeScore: 1 },
      43,
      '11:54',
      ['goal'],
    ],
    ['a goal nobody noted the minute of', match(), match({ homeScore: 1 }), null, '11:17', ['goal']],
    [
      'a goal taken back, whenever the one before it fell',
      match({ homeScore: 2 }),
      match({ homeScore: 1 }),
      3,
      '11:20',
      ['goal'],
    ],
    ['the end', second, { ...second, status: 'completed', secondHalfEnd: at('12:01') }, null, '12:02', ['end']],
    ['the end, read late', second, { ...second, status: 'done', secondHalfEnd: at('12:01') }, null, '12:12', []],
    [
      'a last goal and the end',
      second,
      { ...second, homeScore: 1, status: 'completed', secondHalfEnd: at('12:01') },
      50,
      '12:01',
      ['end', 'goal'],
    ],
    ['a result entered afterwards', pending, { ...pending, status: 'done', homeScore: 3 }, null, '20:00', []],
    ['what an import says of the past', pending, { ...second, homeScore: 3 }, 30, '18:00', []],
    ['a goal of a match that nobody ended', second, { ...second, homeScore: 1 }, null, '13:30', []],
    ['another date', pending, { ...pending, kickoff: '2026-11-29T11:00:00Z' }, null, '09:00', ['moved']],
    ['no date any more', pending, { ...pending, kickoff: null }, null, '09:00', ['moved']],
    ['called off', pending, { ...pending, status: 'cancelled' }, null, '09:00', ['moved']],
    ['awarded long after', pending, { ...pending, status: 'cancelled', awayScore: 6 }, null, '20:00', []],
    ['another place', pending, pending, null, '09:00', []],
  ])('%s', (_what, before, now, minute, time, expected) => {
    expect(happened(before, now, minute, at(time))).toEqual(expected);
  });
});

const facts = (more: Partial<PushFacts> = {}): PushFacts => ({
  ...second,
  id: '3A7C0001-0000-4000-8000-000000000002',
  league: '1. Liga A',
  gameday: 11,
  location: 'Auwiese Süd',
  home: 'Donauwelle 22',
  away: 'Ziegelwerk 1100',
  homeScore: 2,
  awayScore: 3,
  crests: { home: '/bilder/wappen/a.svg', away: null },
  goal: { minute: 43, name: 'Marek Kralovic', own: false, side: 'away' },
  before: { homeScore: 2, awayScore: 2 },
  ...more,
});

describe('The words of notifications', () => {
  it.each<[Parameters<typeof wordsOf>[0], Partial<PushFacts>, string, string]>([
    ['start', {}, 'Anpfiff: Donauwelle 22 – Ziegelwerk 1100', 'Auwiese Süd'],
    ['goal', {}, 'Tor! Donauwelle 22 2:3 Ziegelwerk 1100', "43' Marek Kralovic"],
    [
      'goal',
      { goal: { minute: 43, name: 'Marek Kralovic', own: true, side: 'away' } },
      'Tor! Donauwelle 22 2:3 Ziegelwerk 1100',
      "43' Eigentor Marek Kralovic",
    ],
    [
      'goal',
      { goal: { minute: 43, name: null, own: false, side: null } },
      'Tor! Donauwelle 22 2:3 Ziegelwerk 1100',
      "43'",
    ],
    [
      'goal',
      { awayScore: 2, before: { homeScore: 2, awayScore: 3 } },
      'Tor zurückgenommen: Donauwelle 22 2:2 Ziegelwerk 1100',
      '1. Liga A, 11. Spieltag',
    ],
    ['end', {}, 'Endstand: Donauwelle 22 2:3 Ziegelwerk 1100', '1. Liga A, 11. Spieltag'],
    ['moved', { status: 'cancelled' }, 'Abgesagt: Donauwelle 22 – Ziegelwerk 1100', '1. Liga A, 11. Spieltag'],
    [
      'moved',
      { status: 'pending', kickoff: '2026-11-22T11:00:00Z' },
      'Verlegt: Donauwelle 22 – Ziegelwerk 1100',
      'Neuer Termin: So., 22.11., 11:00',
    ],
    [
      'moved',
      { status: 'pending', kickoff: null },
      'Verlegt: Donauwelle 22 – Ziegelwerk 1100',
      'Der neue Termin steht noch nicht fest.',
    ],
  ])('%s %#', (event, more, title, body) => {
    expect(wordsOf(event, facts(more))).toEqual({ title, body });
  });

  it('a message is one that Safari shows without a script, and never too long', () => {
    const read = (more: Partial<PushFacts>) => pushMessage('start', facts(more), 'https://kbo.example/liga/');
    expect(JSON.parse(read({}))).toEqual({
      web_push: 8030,
      notification: {
        title: 'Anpfiff: Donauwelle 22 – Ziegelwerk 1100',
        body: 'Auwiese Süd',
        lang: 'de',
        tag: 'match-3A7C0001-0000-4000-8000-000000000002',
        navigate: 'https://kbo.example/liga/#/match/3A7C0001-0000-4000-8000-000000000002',
        icon: 'https://kbo.example/bilder/wappen/a.svg',
      },
    });
    const long = '🏆'.repeat(5_000);
    const longest = read({
      home: long,
      away: long,
      league: long,
      location: long,
      crests: { home: `/${long}`, away: null },
    });
    expect(Buffer.byteLength(longest)).toBeLessThanOrEqual(3_000);
    expect(JSON.parse(longest)).toHaveProperty('web_push', 8030);
  });
});
