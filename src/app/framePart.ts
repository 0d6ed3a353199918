import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A part of the frame with a chunk of its own, which the page does without until it is there: one that does not arrive is
 * requested again when the connection comes back.
 */
export function framePart<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const again = (): ReturnType<typeof load> =>
    load().catch(() => new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(again));
  return lazy(again);
}
