import { useEffect, useState, useCallback, useSyncExternalStore, useRef, useLayoutEffect } from 'react';
import { matches, watchMedia } from '../lib/media';
import type { RefObject } from 'react';
import { attempt } from '../lib/trouble';

/** False at first, true once the component has been mounted for `ms` milliseconds. */
export function useDelayed(ms: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due;
}

/**
 * Whether a media query currently matches.
 * @param query e.g. `(min-width: 56.25em)`
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => watchMedia(query, changed), [query]);
  return useSyncExternalStore(subscribe, () => matches(query));
}

/** Data are fetched when a section is this close to the window. */
const MARGIN = '200px';

/**
 * Whether the visitor has come near an element; stays true.
 * @param restMs and has stayed near for this long: who scrolls on, or to a link and follows it, has no use for it
 */
export function useInViewport<Element extends HTMLElement>(restMs = 0): readonly [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || near) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const check = (isNear: boolean): void => {
      clearTimeout(rest);
      if (isNear) rest = setTimeout(() => setNear(true), restMs);
    };
    const observer = attempt(
      () =>
        new IntersectionObserver((entries) => check(entries.at(-1)?.isIntersecting === true), { rootMargin: MARGIN }),
      undefined,
    );
    // Where the browser can't say what is in view, everything may be.
    if (observer === undefined) check(true);
    observer?.observe(element);
    return () => {
      clearTimeout(rest);
      observer?.disconnect();
    };
  }, [near, restMs]);
  return [place, near];
}

/** Whether a picture's URL is usable: it is set and has not failed. A new URL gets a new try. */
export function useLoadable(src: string | null | undefined) {
  const [failed, setFailed] = useState<string>();
  const usable = src && src !== failed ? src : null;
  return { src: usable, onError: () => setFailed(src ?? undefined) };
}

/** The sections around an element, innermost first, then the page. */
function placesAround(element: Element): readonly HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('section, main');
  return place == null ? [] : [place, ...placesAround(place)];
}

/** If the element unmounts while it has the focus, moves the focus to the section around it, else to the page. */
export function useRestoreFocusOnUnmount<Box extends HTMLElement>(): RefObject<Box | null> {
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
