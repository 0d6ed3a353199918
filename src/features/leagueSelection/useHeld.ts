import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether somebody may be reading: pointer over the region, keyboard focus in it, or tab hidden. */
export function useHeld(region: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const element = region.current;
    const stop = new AbortController();
    const { signal } = stop;
    element?.addEventListener('pointerenter', (event) => setHovered(event.pointerType !== 'touch'), { signal });
    element?.addEventListener('pointerleave', () => setHovered(false), { signal });
    // A mouse press leaves the focus on the button for good; only visible focus counts.
    const look = ({ target }: Event): void => setFocused(target instanceof Element && target.matches(':focus-visible'));
    element?.addEventListener('focusin', look, { signal });
    element?.addEventListener('keydown', look, { signal });
    element?.addEventListener('focusout', () => setFocused(false), { signal });
    document.addEventListener('visibilitychange', () => setHidden(document.visibilityState === 'hidden'), { signal });
    return () => stop.abort();
  }, [region]);
  return hovered || focused || hidden;
}
