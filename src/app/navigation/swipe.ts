/** A finished swipe on the drawer. */
export interface Swipe {
  /** px to the right since the start. */
  readonly moved: number;
  /** px per millisecond: final or average, whichever is greater. */
  readonly speed: number;
  /** Final direction: right (1), left (−1) or resting (0). */
  readonly direction: number;
  /** Width of the panel in px. */
  readonly width: number;
}

/** Whether a swipe closes the drawer: beyond 35 % of its width, or faster than 0.6 (docs/behaviour.md 2). */
export function closesDrawer({ moved, speed, direction, width }: Swipe): boolean {
  return moved > 0.35 * width || (moved > 0 && direction >= 0 && speed > 0.6);
}
