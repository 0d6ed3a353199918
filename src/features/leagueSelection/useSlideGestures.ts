import { useEffect } from 'react';
import type { RefObject } from 'react';

const SWIPE_PX = 40;
/** Swipes that start this close to the edge are the browser's Back gesture. */
const EDGE_PX = 24;

/** Steps through slides with the arrow keys while the focus is in the region, and by swiping. */
export function useSlideGestures(region: RefObject<HTMLElement | null>, step: (direction: 1 | -1) => void): void {
  useEffect(() => {
    const element = region.current;
    const stop = new AbortController();
    const { signal } = stop;
    let start: { readonly x: number; readonly y: number } | undefined;
    element?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        step(event.key === 'ArrowRight' ? 1 : -1);
      },
      { signal },
    );
    element?.addEventListener(
      'pointerdown',
      ({ pointerType, clientX: x, clientY: y }) => {
        start = pointerType !== 'mouse' && x > EDGE_PX && x < window.innerWidth - EDGE_PX ? { x, y } : undefined;
      },
      { signal },
    );
    element?.addEventListener(
      'pointerup',
      ({ clientX: x, clientY: y }) => {
        if (start === undefined) return;
        const across = x - start.x;
        const along = Math.abs(y - start.y);
        start = undefined;
        if (Math.abs(across) > SWIPE_PX && Math.abs(across) > along) step(across < 0 ? 1 : -1);
      },
      { signal },
    );
    return () => stop.abort();
  }, [region, step]);
}
