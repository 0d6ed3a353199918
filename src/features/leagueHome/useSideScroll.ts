import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { attempt } from '../../lib/trouble';
import { prefersReducedMotion } from '../../lib/media';

interface Position {
  readonly overflows: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

const still: Position = { overflows: false, atStart: true, atEnd: true };

/**
 * Steps through a horizontally scrolling row.
 * @param items number of items; measured again when it changes
 */
export function useSideScroll(
  ref: RefObject<HTMLElement | null>,
  items: number,
): Position & { readonly step: (direction: 1 | -1) => void } {
  const [position, setPosition] = useState(still);
  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const measure = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = row;
      const next = {
        overflows: scrollWidth > clientWidth + 1,
        atStart: scrollLeft < 8,
        atEnd: scrollLeft + clientWidth > scrollWidth - 8,
      };
      setPosition((last) =>
        last.overflows === next.overflows && last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
      );
    };
    // Also reports the initial size, once layout is done anyway.
    const sizes = attempt(() => new ResizeObserver(measure), undefined);
    sizes?.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes?.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [ref, items]);
  const step = (direction: 1 | -1): void => {
    const row = ref.current;
    row?.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  return { ...position, step };
}
