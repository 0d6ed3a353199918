import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { attempt } from '../lib/trouble';
import { prefersReducedMotion } from '../lib/media';

const MOTION = { duration: 200, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Animates the rows of a table to their new places; not under reduced motion.
 * @param order what the rows' order depends on
 */
export function useRowMotion(order: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef<ReadonlyMap<Element, number>>(new Map());
  useLayoutEffect(() => {
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    const calm = prefersReducedMotion();
    for (const row of calm ? [] : rows) {
      const before = seen.current.get(row) ?? row.offsetTop;
      if (before !== row.offsetTop)
        attempt(
          () => row.animate([{ transform: `translateY(${before - row.offsetTop}px)` }, { transform: 'none' }], MOTION),
          undefined,
        );
    }
    seen.current = new Map(rows.map((row) => [row, row.offsetTop]));
  }, [order]);
  return ref;
}
