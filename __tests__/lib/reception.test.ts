import { latestAnswer, noteServerTime, now } from '../../src/lib/clock';
import { noteReception, shownSince, watchReception } from '../../src/lib/reception';

describe('poor reception: kept answers are never passed off as new', () => {
  afterEach(() => noteReception(null));

  test('the age of the oldest kept answer is shown, until the server answers again', () => {
    const told = jest.fn();
    const stop = watchReception(told);
    noteReception('2000');
    noteReception('1000');
    noteReception('3000');
    expect(shownSince()).toBe(1000);
    noteReception(null);
    expect(shownSince()).toBeNull();
    stop();
    expect(told).toHaveBeenCalledTimes(3);
  });

  test('while kept answers are shown the clock stands at their time: no live minute runs on', () => {
    noteReception('1000');
    expect(now()).toBe(1000);
    noteReception(null);
    expect(Math.abs(now() - Date.now())).toBeLessThan(60_000);
  });

  test.each(['', 'gestern', 'NaN'])('a header %j that is no time counts as none', (header) => {
    noteReception(header === '' ? 'x' : header);
    expect(shownSince()).toBeNull();
  });

  test('a device whose clock is wrong by hours still shows the minute by the server’s clock', () => {
    const received = Date.now();
    noteServerTime(new Date(received + 7_200_000).toUTCString(), received);
    expect(Math.abs(now() - (Date.now() + 7_200_000))).toBeLessThan(2_000);
    noteServerTime(new Date(received).toUTCString(), received);
    expect(Math.abs(now() - Date.now())).toBeLessThan(2_000);
    expect(latestAnswer()).not.toBeNull();
  });
});
