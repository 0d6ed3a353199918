let skew = 0;
let last = 0;

/**
 * Learns this device's clock skew from an HTTP `Date` header. Differences up to half a minute are within the header's
 * precision and latency, and are ignored.
 */
export function noteServerTime(header: string | null, receivedAt: number): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header);
  if (!Number.isFinite(serverTime)) return;
  const seen = serverTime - receivedAt;
  skew = Math.abs(seen) > 30_000 ? seen : 0;
}

/** Converts this device's clock to the server's, as far as the skew is known; both in ms. */
export const byServer = (at: number): number => at + skew;

/** The current instant in ms by the server's clock, as far as the skew is known. */
export const now = (): number => byServer(Date.now());

/** ms since 1970 by this device's clock, strictly increasing: gives requests an order. */
export function monotonicNow(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}
