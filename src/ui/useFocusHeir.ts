import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The sections around an element, innermost first, then the page. */
function placesAround(element: Element): readonly HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('section, main');
  return place == null ? [] : [place, ...placesAround(place)];
}

/** If the element unmounts while it has the focus, moves the focus to the section around it, else to the page. */
export function useFocusHeir<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  // A layout effect, because only an element still in the document can tell whether it has the focus.
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
