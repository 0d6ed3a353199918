/** How a finger left the drawer. */
export interface Swipe {
  /** px to the right since it touched down. */
  readonly moved: number;
  /** px per millisecond: at the end or on the whole, whichever is more. */
  readonly speed: number;
  /** At the end it was moving to the right (1), to the left (−1), or resting (0). */
  readonly direction: number;
  /** Width of the panel in px. */
  readonly width: number;
}

/** Whether a swipe closes the drawer: beyond 35 % of its width, or faster than 0.6 (docs/behaviour.md 2). */
export function closesDrawer({ moved, speed, direction, width }: Swipe): boolean {
  return moved > 0.35 * width || (moved > 0 && direction >= 0 && speed > 0.6);
}
