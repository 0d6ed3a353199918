import { memo, startTransition, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../lib/schedule';

/**
 * A part that a page does without, with its own chunk, rendered when that is loaded; if that fails, it is loaded again on reconnect and
 * with the next page. Nothing waits for it.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return memo(function Part(props: Props) {
    const page = useLocation();
    const [Content, setContent] = useState(() => known);
    const lacking = Content === null;
    useEffect(() => {
      if (!lacking) return undefined;
      const left = new AbortController();
      const ask = (): void =>
        void load().then(
          (part) => {
            known = part.default;
            if (!left.signal.aborted) startTransition(() => setContent(() => part.default));
          },
          () => undefined,
        );
      ask();
      window.addEventListener('online', ask, { signal: left.signal });
      return () => left.abort();
    }, [lacking, page]);
    return Content === null ? null : <Content {...props} />;
  });
}

/** The same for what the first frame does without: its chunk is asked for after that frame is painted. */
export function idlePart<Props extends object>(...of: Parameters<typeof optionalPart<Props>>): ComponentType<Props> {
  const Part = optionalPart(...of);
  return memo(function IdlePart(props: Props) {
    const [idle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    return idle ? <Part {...props} /> : null;
  });
}
