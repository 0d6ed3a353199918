import { leaderboardPath, READING_CALLS, readingPath, readingPattern } from '../../src/api/paths';
import { idOf } from '../support/ids';

describe('The paths of reading calls', () => {
  test('ids stand there as the wire writes them, and stay one segment', () => {
    expect(readingPath('match', idOf('constructor'))).toBe('webClient/match/detail/constructor');
    expect(readingPath('club', idOf('a/b?c'))).toBe('webClient/clubs/detail/a%2Fb%3Fc?lineups=none');
    expect(readingPath('home', '~{club}')).toBe('webClient/home/league/~%7Bclub%7D');
    expect(readingPath('news', '$&')).toBe('webClient/news/league/%24%26');
    expect(leaderboardPath(idOf('7'), 'yellowRed')).toBe('webClient/leaderboard/7/yellowRedCard');
  });

  test('a path is recognised as its own call and as no other', () => {
    const filled: Readonly<Record<string, string>> = {
      leagueList: readingPath('leagueList'),
      home: readingPath('home', 'W1A'),
      standings: readingPath('standings', 'W1A'),
      club: readingPath('club', idOf('7')),
      fixtures: readingPath('fixtures', 'W1A'),
      livescore: readingPath('livescore'),
      leaderboard: leaderboardPath(idOf('7'), 'goals'),
      transfers: readingPath('transfers'),
      transfer: readingPath('transfer', idOf('7')),
      postponement: readingPath('postponement', idOf('7')),
    };
    for (const [name, path] of Object.entries(filled))
      expect(READING_CALLS.filter((call) => readingPattern(call).test(path))).toEqual([name]);
    for (const path of ['transfers/confirm/7', 'postpone/7/approve', 'users/login', 'constructor'])
      expect(READING_CALLS.filter((call) => readingPattern(call).test(path))).toEqual([]);
  });
});
