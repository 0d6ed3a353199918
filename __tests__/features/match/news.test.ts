import { matchesApi } from '../../../src/api/matches';
import { selectMatch } from '../../../src/entities/select';
import { network } from '../../support/answers';
import { matchOf } from '../../support/ids';
import { testStore } from '../../support/store';
import { matchId, matchRow } from '../../support/wire';
import { halftimeOf } from '../../../src/entities/match/timeline';
import type { Match, MatchStatus } from '../../../src/entities/match/model';
import { matchNews } from '../../../src/entities/match/news';
import type { TimelineEntry } from '../../../src/entities/match/timeline';
import { matchAnnouncement } from '../../../src/shared/matchAnnouncement';
import { colorOrFallback } from '../../../src/ui/colour';
import { wordSize } from '../../../src/lib/text';

const names = { home: 'Donauwelle 22', away: 'Ziegelwerk 1100' };
const match = (status: MatchStatus, home: number, away: number, more: Partial<Match> = {}) =>
  ({ id: 'M', status, score: { home, away }, ...more }) as Match;
const words = (before: Match | undefined, after: Match | undefined, minute: number | null = null) => {
  const news = matchNews(before, after);
  return news === null ? undefined : matchAnnouncement(news, names, minute);
};

describe('announcements of live matches', () => {
  test('a goal with its minute', () =>
    expect(words(match('secondHalf', 3, 3), match('secondHalf', 4, 3), 39)).toBe(
      'Tor. Donauwelle 22 gegen Ziegelwerk 1100, 4 zu 3, 39. Minute',
    ));
  test('a goal and a turn at once', () =>
    expect(words(match('firstHalf', 1, 0), match('halftime', 1, 1))).toBe(
      'Tor. Halbzeit. Donauwelle 22 gegen Ziegelwerk 1100, 1 zu 1',
    ));
  test.each([
    ['upcoming', 'firstHalf', 'Anpfiff'],
    ['halftime', 'secondHalf', 'Zweite Halbzeit'],
    ['secondHalf', 'finished', 'Schlusspfiff'],
    ['secondHalf', 'abandoned', 'Spiel Abgebrochen'],
  ] as const)('%s to %s: %s', (from, to, word) =>
    expect(words(match(from, 1, 1), match(to, 1, 1))).toBe(`${word}. Donauwelle 22 gegen Ziegelwerk 1100, 1 zu 1`),
  );
  test('a goal taken back', () =>
    expect(words(match('secondHalf', 2, 1), match('secondHalf', 1, 1))).toMatch(/^Ergebnis berichtigt\. /));
  test('a match that leaves every list has ended', () =>
    expect(words(match('secondHalf', 2, 1), undefined)).toBe(
      'Spiel beendet. Donauwelle 22 gegen Ziegelwerk 1100, 2 zu 1',
    ));
  test('nothing: same score, first sight, a correction long after the end', () => {
    expect(words(match('secondHalf', 1, 1), match('secondHalf', 1, 1, { gameday: 4 }))).toBeUndefined();
    expect(words(undefined, match('secondHalf', 1, 1))).toBeUndefined();
    expect(words(match('finished', 1, 1), match('finished', 2, 1))).toBeUndefined();
    expect(words(match('finished', 1, 1), undefined)).toBeUndefined();
  });
});

describe('half-time in the timeline', () => {
  const goal = (minute: number, home: number, away: number) =>
    ({ event: { minute }, score: { home, away } }) as TimelineEntry;
  const entries = [goal(3, 1, 0), goal(25, 1, 1), goal(26, 2, 1)];
  test('after the last event of the first half', () =>
    expect(halftimeOf(match('secondHalf', 2, 1), entries)).toEqual({ after: 2, score: { home: 1, away: 1 } }));
  test('at half-time everything came before it', () =>
    expect(halftimeOf(match('halftime', 2, 1), entries)).toEqual({ after: 3, score: { home: 2, away: 1 } }));
  test('what stood at half-time stays: a goal in stoppage time has a minute of the second half', () => {
    const half = { halftime: { home: 1, away: 0 } };
    const late = [goal(27, 1, 0)];
    expect(halftimeOf(match('secondHalf', 1, 0, half), late)).toEqual({ after: 1, score: { home: 1, away: 0 } });
    const later = [...late, goal(40, 2, 0)];
    expect(halftimeOf(match('finished', 2, 0, half), later)).toEqual({ after: 1, score: { home: 1, away: 0 } });
    expect(halftimeOf(match('finished', 2, 0), later)).toEqual({ after: 0, score: { home: 0, away: 0 } });
    const wrong = { halftime: { home: 3, away: 3 } };
    expect(halftimeOf(match('secondHalf', 2, 1, wrong), entries)).toEqual({ after: 2, score: { home: 1, away: 1 } });
  });
  test('seen at half-time it outlives the reports of the second half, until the match begins anew', async () => {
    const path = `webClient/match/detail/${matchId(1)}`;
    const told = (status: string, home: number) => matchRow(1, { status, score: { home, away: 0 }, events: [] });
    const net = network({ [path]: told('halftime', 1) });
    const store = testStore();
    const ask = () => store.dispatch(matchesApi.endpoints.match.initiate(matchOf(1), { forceRefetch: true }));
    const halves: unknown[] = [];
    for (const next of [
      told('second', 2),
      told('done', 2),
      told('first', 0),
      { ...told('done', 3), halftime_score: { home: 2, away: 0 } },
    ]) {
      await ask();
      net.answer(path, next);
      halves.push(selectMatch(store.getState(), matchOf(1))?.halftime);
    }
    await ask();
    halves.push(selectMatch(store.getState(), matchOf(1))?.halftime);
    const one = { home: 1, away: 0 };
    expect(halves).toEqual([one, one, one, null, { home: 2, away: 0 }]);
    net.restore();
  });
  test('a match that nobody ended is no news', () =>
    expect(words(match('secondHalf', 1, 1), match('unconfirmed', 1, 1))).toBeUndefined());
  test('a live score may be ahead of the events', () =>
    expect(halftimeOf(match('secondHalf', 3, 1), entries)?.after).toBe(2));
  test.each(['upcoming', 'firstHalf', 'cancelled', 'abandoned'] as const)('%s has none', (status) =>
    expect(halftimeOf(match(status, 2, 1), entries)).toBeNull(),
  );
  test('a finished score that the events do not lead up to has none', () =>
    expect(halftimeOf(match('finished', 6, 0), [])).toBeNull());
  test('a match without goals has one', () =>
    expect(halftimeOf(match('finished', 0, 0), [])).toEqual({ after: 0, score: { home: 0, away: 0 } }));
});

describe('looks', () => {
  test("a club's own colour wins; another is the same one every time", () => {
    expect(colorOrFallback('#123456', 'A')).toBe('#123456');
    expect(colorOrFallback(null, 'Donauwelle 22')).toBe(colorOrFallback(undefined, 'Donauwelle 22'));
    expect(colorOrFallback(null, '')).toMatch(/^#[0-9A-F]{6}$/);
  });
  test('long words get smaller letters', () =>
    expect(['Hofer', 'Kornlehnthaler', 'Oberösterreicherhof', 'Anna Maria-Luise'].map(wordSize)).toEqual([
      undefined,
      'long',
      'longer',
      undefined,
    ]));
});
