import { byServer, noteServerTime, now } from '../../src/lib/clock';

test('a device whose clock is wrong by hours still shows the minute by the server’s clock', () => {
  const received = Date.now();
  noteServerTime(new Date(received + 7_200_000).toUTCString(), received);
  expect(Math.abs(now() - (Date.now() + 7_200_000))).toBeLessThan(2_000);
  expect(byServer(received) - received).toBeGreaterThan(7_190_000);
  noteServerTime(new Date(received).toUTCString(), received);
  expect(Math.abs(now() - Date.now())).toBeLessThan(2_000);
});

test.each(['', 'gestern', 'NaN'])('a header %j that is no time teaches nothing', (header) => {
  noteServerTime(header, Date.now());
  expect(byServer(5)).toBe(5);
});
