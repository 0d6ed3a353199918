import fc from 'fast-check';
import { elapsedMinute, isOverdue } from '../../src/entities/match/rules';
import type { MatchStatus, Match, MatchEvent } from '../../src/entities/match/model';
import { timeline } from '../../src/entities/match/timeline';
import { isLive } from '../../src/entities/match/model';
import { decodeMatch } from '../../src/api/wire/match';
import { decodeMatchReport } from '../../src/api/wire/matchReport';
import { buttonLabel, statusLabel } from '../../src/shared/matchLabels';
import { parseWallClock } from '../../src/lib/dates';
import { minutesSince } from '../../src/lib/viennaTime';
import { clubId, matchRow, playerId } from '../support/wire';

describe('docs/behaviour.md 4: match status and display', () => {
  const kickoff = parseWallClock('2025-11-16T11:00:00Z');
  const dated = (status: MatchStatus | undefined) => ({ id: 'M', kickoff, ...(status && { status }) }) as Match;
  test.each([
    ['pending', 'Spielvorschau', 'Spielvorschau', false],
    ['first', 'Live - 1. HZ', "LIVE - 1. HB: 12'", true],
    ['halftime', 'Halbzeit', 'Halbzeit', true],
    ['second', 'Live - 2. HZ', "LIVE - 2. HB: 12'", true],
    ['completed', 'Spielbericht', 'Spiel Abgeschlossen', false],
    ['submitted', 'Spielbericht', 'Spiel Abgeschlossen', false],
    ['done', 'Spielbericht', 'Spiel Abgeschlossen', false],
    ['abgebrochen', 'Spiel Abgebrochen', 'Spiel Abgebrochen', false],
    ['cancelled', 'Spiel Abgesagt', 'Spiel Abgesagt', false],
    ['verschoben', 'Details', 'So., 16.11.2025', false],
    [undefined, 'Details', 'So., 16.11.2025', false],
  ])('%s: button %s, report %s', (word, button, text, live) => {
    const status = decodeMatch({ ...matchRow(1), status: word }, 'm', () => undefined)?.status;
    expect(buttonLabel(status)).toBe(button);
    expect(statusLabel(dated(status), 12)).toBe(text);
    expect(isLive(status)).toBe(live);
  });

  test('a live match without a known start shows the date text', () =>
    expect(statusLabel(dated('firstHalf'), null)).toBe('So., 16.11.2025'));
  test('a live match whose minute is not counted yet tells its half', () =>
    expect(statusLabel({ ...dated('secondHalf'), secondHalf: kickoff }, null)).toBe('Live - 2. HZ'));
});

describe('docs/behaviour.md 4: the elapsed minute', () => {
  const half = parseWallClock('2025-11-16T11:00:00Z');
  const since = (start: number): number => minutesSince(start as never, Date.parse('2025-11-16T10:12:30Z'));

  test('first half: from the start in Vienna time', () =>
    expect(elapsedMinute({ status: 'firstHalf', firstHalf: half }, since)).toBe(12));
  test('second half: the counter adds 25', () =>
    expect(elapsedMinute({ status: 'secondHalf', secondHalf: half }, since)).toBe(37));
  test.each([
    ['firstHalf', '12:00', false],
    ['firstHalf', '12:01', true],
    ['halftime', '14:00', false],
    ['halftime', '14:01', true],
    ['secondHalf', '12:30', false],
    ['secondHalf', '12:31', true],
    ['upcoming', '23:00', false],
    ['finished', '23:00', false],
    ['unknown', '23:00', false],
  ] as const)('a half ends after an hour, a match after three: %s at %s is over: %s', (status, at, over) => {
    const secondHalf = parseWallClock('2025-11-16T11:30:00Z');
    expect(isOverdue({ status, firstHalf: half, secondHalf }, Number(parseWallClock(`2025-11-16T${at}`)))).toBe(over);
  });
  test('without a start the kick-off counts, of a day without a time its end, and without either nothing', () => {
    const at = (time: string, kickoff?: string) =>
      isOverdue(
        { status: 'secondHalf', firstHalf: null, ...(kickoff && { kickoff: parseWallClock(kickoff) }) },
        Number(parseWallClock(`2025-11-${time}`)),
      );
    expect([at('16T14:00', '2025-11-16T11:00'), at('16T14:01', '2025-11-16T11:00')]).toEqual([false, true]);
    expect([at('16T23:00', '2025-11-16'), at('17T03:01', '2025-11-16'), at('30T11:00')]).toEqual([false, true, false]);
  });
  test('never below 0', () => expect(elapsedMinute({ status: 'firstHalf', firstHalf: half }, () => -5)).toBe(0));
  test.each(['upcoming', 'halftime', 'finished', 'unknown'] as const)('%s has none', (status) =>
    expect(elapsedMinute({ status, firstHalf: half, secondHalf: half }, since)).toBeNull(),
  );
  test.each([null, 'invalid' as const])('a start that is %s has none', (start) =>
    expect(elapsedMinute({ status: 'firstHalf', firstHalf: start }, since)).toBeNull(),
  );

  test.each([
    ['in summer', '2025-07-06T11:00:00Z', '2025-07-06T09:10:00Z'],
    ['in winter', '2025-12-07T11:00:00Z', '2025-12-07T10:10:00Z'],
    ['across the switch to summer time', '2025-03-30T01:55:00Z', '2025-03-30T01:05:00Z'],
    ['across the switch to winter time', '2025-10-26T02:55:00Z', '2025-10-26T01:05:00Z'],
    ['in the hour that happens twice, first time', '2025-10-26T02:10:00Z', '2025-10-26T00:20:00Z'],
    ['in the hour that happens twice, second time', '2025-10-26T02:10:00Z', '2025-10-26T01:20:00Z'],
    ['in 2090', '2090-07-02T11:00:00Z', '2090-07-02T09:10:00Z'],
  ])('%s', (_when, wall, instant) => expect(minutesSince(parseWallClock(wall) as never, Date.parse(instant))).toBe(10));
});

describe('docs/behaviour.md 2: running score, side by line-up', () => {
  const lineup = (team: number, player: number) => ({
    id: clubId(team),
    name: `T${team}`,
    players: [{ id: playerId(player), name: `P${player}`, number: player }],
  });
  const match = (events: readonly Partial<Record<string, unknown>>[]): Match => {
    const decoded = decodeMatchReport(
      { ...matchRow(1), home_blanket: lineup(1, 1), away_blanket: lineup(2, 2), events },
      'm',
      () => undefined,
    );
    return {
      ...decoded,
      homeLineup: decoded?.homeLineup?.map((entry) => ({ ...entry, player: entry.player?.id })),
      awayLineup: decoded?.awayLineup?.map((entry) => ({ ...entry, player: entry.player?.id })),
    } as unknown as Match;
  };
  const goal = (minute: number, player: number, more: Record<string, unknown> = {}) => ({
    _id: `e${minute}`,
    type: 'goal',
    minute,
    player: { id: playerId(player) },
    ...more,
  });
  const scores = (entries: ReturnType<typeof timeline>) =>
    entries.map(({ side, score }) => [side, score && `${score.home}:${score.away}`]);

  test('goals count for the scorer, own goals for the opponent but stay on the scorer’s side', () => {
    expect(scores(timeline(match([goal(3, 1), goal(8, 2), goal(19, 1, { own_goal: true })])))).toEqual([
      ['home', '1:0'],
      ['away', '1:1'],
      ['home', '1:2'],
    ]);
  });
  test('events are ordered by minute before they are counted, those without a minute last', () => {
    expect(
      timeline(match([goal(30, 1), { type: 'goal', player: { id: playerId(2) } }, goal(2, 2)])).map(
        ({ event }) => event.minute,
      ),
    ).toEqual([2, 30, null]);
  });
  test('cards and unknown events leave the score alone', () => {
    expect(
      scores(
        timeline(
          match([
            goal(3, 1),
            { type: 'yellowCard', minute: 5, player: { id: playerId(2) } },
            { type: 'penalty', minute: 6, player: { id: playerId(2) } },
          ]),
        ),
      ),
    ).toEqual([
      ['home', '1:0'],
      ['away', null],
      ['away', null],
    ]);
  });
  test('the assigned side wins over the line-up, and a deleted player is drawn by it', () => {
    expect(
      scores(
        timeline(
          match([
            { type: 'goal', minute: 4, player: { id: null }, assign: 'away' },
            { type: 'goal', minute: 9, player: null },
          ]),
        ),
      ),
    ).toEqual([
      ['away', '0:1'],
      [null, null],
    ]);
  });
  test('of a player in both line-ups the assigned side decides, of goals, own goals and cards', () => {
    const both = { ...match([]), homeLineup: match([]).awayLineup ?? [] };
    const events = match([
      goal(4, 2, { assign: 'away' }),
      goal(9, 2, { assign: 'home', own_goal: true }),
      { type: 'yellowCard', minute: 12, player: { id: playerId(2) }, assign: 'away' },
      { type: 'redCard', minute: 14, player: { id: playerId(2) }, assign: null },
    ]).events;
    expect(scores(timeline({ ...both, ...(events && { events }) }))).toEqual([
      ['away', '0:1'],
      ['away', '1:1'],
      ['away', null],
      [null, null],
    ]);
  });
  test('the last running score is the number of goals of known side', () => {
    const event = fc.record({
      type: fc.constantFrom('goal', 'yellowCard', 'goal'),
      minute: fc.option(fc.integer({ min: 0, max: 55 })),
      player: fc.constantFrom({ id: playerId(1) }, { id: playerId(2) }),
      own_goal: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const entries = timeline(match(events));
        const goals = events.filter(({ type }) => type === 'goal').length;
        const last = entries.filter(({ score }) => score !== null).at(-1)?.score ?? { home: 0, away: 0 };
        expect(last.home + last.away).toBe(goals);
        const minutes = entries.map(({ event: { minute } }: { event: MatchEvent }) => minute ?? Infinity);
        expect([...minutes].sort((a, b) => (a === b ? 0 : a - b))).toEqual(minutes);
      }),
    );
  });
});
