import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A part of the frame with its own chunk. The page works without it until it is loaded; if that fails, it is retried on
 * reconnect.
 */
export function framePart<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const again = (): ReturnType<typeof load> =>
    load().catch(() => new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(again));
  return lazy(again);
}
