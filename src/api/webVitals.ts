import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import { attempt } from '../lib/trouble';
import { matches } from '../lib/media';
import { callUrl } from './paths';

/** From this width on the page is a desktop's (docs/behaviour.md 2). */
const WIDE = '(min-width: 56.25em)';

/** Whether the browser asks not to be tracked: Do Not Track, Global Privacy Control. */
const asksNotToBeTracked = (): boolean =>
  attempt(() => navigator.doNotTrack, null) === '1' ||
  attempt((): unknown => Reflect.get(navigator, 'globalPrivacyControl'), null) === true;

/**
 * Measures the visit, and sends what was measured once, when the page is first hidden: largest paint, slowest interaction,
 * time to the first byte (ms), layout shift, with the screen's name and the kind of device; nothing else, and nothing at
 * all where the browser asks not to be tracked.
 * @param route the name of the screen the visit began with
 */
export function sendVitals(route: string): void {
  if (asksNotToBeTracked()) return;
  const metrics: Partial<Record<Metric['name'], number>> = {};
  for (const watch of [onLCP, onINP, onCLS, onTTFB])
    watch(({ name, value }) => {
      metrics[name] = Math.round(value * 1_000) / 1_000;
    });
  const send = (): void => {
    if (document.visibilityState !== 'hidden' || Object.keys(metrics).length === 0) return;
    window.removeEventListener('visibilitychange', send);
    const body = JSON.stringify({ route, device: matches(WIDE) ? 'desktop' : 'phone', metrics });
    attempt(() => navigator.sendBeacon(callUrl('vitals'), new Blob([body], { type: 'application/json' })), false);
  };
  // The event comes to the window after the document, where the last values are taken.
  window.addEventListener('visibilitychange', send);
}
