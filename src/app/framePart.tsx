import { lazy, memo, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../lib/idle';

/**
 * A part of the frame with its own chunk, rendered when that is loaded; if that fails, it is retried on reconnect. Each
 * part has its own boundary, so that one that fails to load holds up nothing else.
 */
export function framePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const again = (): ReturnType<typeof load> =>
    load().catch(() => new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(again));
  const Content: ComponentType<Props> = lazy(again);
  return memo(function Part(props: Props) {
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    );
  });
}

/** The same for what the first frame does without: its chunk is asked for after that frame is painted. */
export function idlePart<Props extends object>(...of: Parameters<typeof framePart<Props>>): ComponentType<Props> {
  const Part = framePart(...of);
  return memo(function IdlePart(props: Props) {
    const [idle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    return idle ? <Part {...props} /> : null;
  });
}
