import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the window's edge a section may be when its data are fetched. */
const MARGIN = '200px';

/** Whether one has come near an element of the page yet; once near, always near. */
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
