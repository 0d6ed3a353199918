/** @jest-environment node */
import { getEventListeners } from 'node:events';
import { pauseUntil } from '../../src/lib/schedule';

describe('a pause that can be cut short', () => {
  test('ends after its time and leaves nothing on the signal', async () => {
    const { signal } = new AbortController();
    const paused = pauseUntil(1, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await paused;
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  test('ends at once when cut short', async () => {
    const cut = new AbortController();
    const paused = pauseUntil(3_600_000, cut.signal);
    cut.abort();
    await paused;
    expect(getEventListeners(cut.signal, 'abort')).toHaveLength(0);
  });

  test('does not begin when cut short before', async () => {
    await pauseUntil(3_600_000, AbortSignal.abort());
  });
});
