import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { attempt } from '../lib/attempt';

/** Data are fetched when a section is this close to the window. */
const MARGIN = '200px';

/**
 * Whether the visitor has come near an element; stays true.
 * @param restMs and has stayed near for this long: who scrolls on, or to a link and follows it, has no use for it
 */
export function useNear<Element extends HTMLElement>(restMs = 0): readonly [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || near) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = (isNear: boolean): void => {
      clearTimeout(rest);
      if (isNear) rest = setTimeout(() => setNear(true), restMs);
    };
    const observer = attempt(
      () =>
        new IntersectionObserver((entries) => look(entries.at(-1)?.isIntersecting === true), { rootMargin: MARGIN }),
      undefined,
    );
    // Where the browser can't say what is in view, everything may be.
    if (observer === undefined) look(true);
    observer?.observe(element);
    return () => {
      clearTimeout(rest);
      observer?.disconnect();
    };
  }, [near, restMs]);
  return [place, near];
}
