import { waitFor } from '@testing-library/react';
import { decodeFilters, MOST_SUBJECTS } from '../../src/filters/filters';
import { leaderboardTabChosen, selectLeaderboardTab } from '../../src/filters/filtersSlice';
import { KEY, visit } from './visits';

describe('the start works whatever the storage holds of the filters', () => {
  beforeEach(() => localStorage.clear());

  const corrupt: readonly string[] = [
    '',
    ' ',
    'null',
    'true',
    '7',
    '"text"',
    '[]',
    '{}',
    '{',
    '}{',
    '[1,2',
    'undefined',
    'NaN',
    '\u0000',
    '<html>',
    '{"choices":null}',
    '{"choices":"null"}',
    '{"choices":"{"}',
    '{"choices":"[]"}',
    '{"choices":"7"}',
    '{"choices":"{\\"a\\":null}"}',
    '{"choices":"{\\"a\\":7}"}',
    '{"choices":"{\\"a\\":{\\"season\\":{}}}"}',
    '{"choices":"{\\"a\\":{\\"matchday\\":\\"x\\"}}"}',
    '{"choices":"{\\"__proto__\\":{\\"season\\":\\"S\\"}}"}',
    '{"__proto__":"{\\"polluted\\":true}"}',
    '{"constructor":"{}"}',
    '{"leaderboardTab":"7"}',
    '{"leaderboardTab":"\\"fouls\\""}',
    '{"leaderboardTab":"null"}',
    '{"state":"{}"}',
    '{"state":"[]"}',
    `{"state":"\\"${'x'.repeat(1000)}\\""}`,
    '{"_persist":"null"}',
    '{"_persist":"{\\"version\\":99}"}',
    '{"_persist":"7"}',
    '{"_persist":"{"}',
    `{"choices":${JSON.stringify(JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`club/${n}`, { season: 'S' }]))))}}`,
    '{"other":"1"}',
    '{"choices":1}',
    '{"choices":{}}',
    '\ufeff{}',
  ];
  test.each(corrupt.map((text) => [text.slice(0, 60), text]))(
    'corrupt storage %s never breaks the start',
    (_shown, text) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      localStorage.setItem(KEY, text);
      const store = visit();
      const { filters } = store.getState();
      expect(decodeFilters(JSON.parse(JSON.stringify(filters)))).toEqual(filters);
      expect(Object.keys(filters.choices).length).toBeLessThanOrEqual(MOST_SUBJECTS);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      store.dispatch(leaderboardTabChosen('yellow'));
      expect(selectLeaderboardTab(store.getState())).toBe('yellow');
      jest.restoreAllMocks();
    },
  );

  test.each(['getItem', 'setItem'] as const)(
    'storage that throws on %s (forbidden, over quota) never breaks the start',
    async (method) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const broken = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const store = visit();
      store.dispatch(leaderboardTabChosen('red'));
      await waitFor(() => expect(broken).toHaveBeenCalled());
      expect(selectLeaderboardTab(store.getState())).toBe('red');
      broken.mockRestore();
      jest.restoreAllMocks();
    },
  );
});
