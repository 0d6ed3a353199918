import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The sections around an element, and last the page. */
function placesAround(element: Element): readonly HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('section, main');
  return place == null ? [] : [place, ...placesAround(place)];
}

/** For a part of the page that may vanish while it holds the focus: the section around it, else the page, then gets it. */
export function useFocusHeir<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  // A layout effect, because only an element that is still in the page can say whether it holds the focus.
  useLayoutEffect(() => {
    const here = box.current;
    return () => {
      if (here?.contains(document.activeElement) !== true) return;
      const places = placesAround(here);
      queueMicrotask(() => {
        const heir = places.find(({ isConnected }) => isConnected);
        if (heir === undefined) return;
        heir.tabIndex = -1;
        heir.focus({ preventScroll: true });
      });
    };
  }, []);
  return box;
}
