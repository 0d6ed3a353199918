let skew = 0;
let last = 0;

/**
 * Learns how far this device's clock is off from an HTTP `Date` header.
 * Half a minute is the header's own blur plus the way of the answer, and is left alone.
 */
export function noteServerTime(header: string | null, receivedAt: number): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header);
  if (!Number.isFinite(serverTime)) return;
  const seen = serverTime - receivedAt;
  skew = Math.abs(seen) > 30_000 ? seen : 0;
}

/** An instant of this device's clock by the server's, as far as that is known; both in ms. */
export const byServer = (at: number): number => at + skew;

/** The current instant in ms by the server's clock, as far as it is known. */
export const now = (): number => byServer(Date.now());

/** ms since 1970 by this device's clock, but never the same twice and never going back: it puts questions in their order. */
export function askedNow(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}
