import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Data are fetched when a section is this close to the window. */
const MARGIN = '200px';

/** Whether the visitor has come near an element; stays true. */
export function useNear<Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [place, near];
}
