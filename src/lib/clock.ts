import { shownSince } from './reception';

let skew = 0;
let latest: number | null = null;
let last = 0;

/**
 * Learns how far this device's clock is off from an HTTP `Date` header.
 * Half a minute is the header's own blur plus the way of the answer, and is left alone.
 */
export function noteServerTime(header: string | null, receivedAt: number): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header);
  latest = Math.max(latest ?? 0, Number.isFinite(serverTime) ? serverTime : receivedAt);
  if (!Number.isFinite(serverTime)) return;
  const seen = serverTime - receivedAt;
  skew = Math.abs(seen) > 30_000 ? seen : 0;
}

/** The current instant in ms by the server's clock, as far as it is known. While kept answers are shown, the time of those: nothing old passes for live. */
export function now(): number {
  return shownSince() ?? Date.now() + skew;
}

/** When the server was last heard, in ms by its own clock; null: never in this visit. */
export function latestAnswer(): number | null {
  return latest;
}

/** ms since 1970 by this device's clock, but never the same twice and never going back: it puts questions in their order. */
export function askedNow(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}
