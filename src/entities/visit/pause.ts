const PAUSE_MS = 6 * 3_600_000;

/** Whether a visit was more than six hours ago; one in the future was recorded by a wrong clock and counts too. */
export const isLongAgo = (at: number, now: number): boolean => Math.abs(now - at) > PAUSE_MS;
