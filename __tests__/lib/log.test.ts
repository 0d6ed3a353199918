import { followLeaving, logError } from '../../src/lib/log';

let logged: unknown[];
beforeEach(() => {
  jest.useFakeTimers();
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((line) => logged.push(line));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what the browser breaks off because the page is being left is no failure', () => {
  followLeaving();
  logError('Filter werden diesmal nicht gemerkt.', new Error('Loading chunk persistFilters failed.'));
  dispatchEvent(new Event('beforeunload'));
  logError('Spielminuten werden vorerst nicht angezeigt.', new Error('Loading chunk viennaTime failed.'));
  expect(logged).toEqual(['Filter werden diesmal nicht gemerkt.']);
});

test('a page that stays after all, as beside a download, says again what fails', () => {
  followLeaving();
  dispatchEvent(new Event('beforeunload'));
  jest.advanceTimersByTime(5_000);
  logError('Dieser Besuch wird nicht gemerkt.');
  expect(logged).toEqual(['Dieser Besuch wird nicht gemerkt.']);
});
