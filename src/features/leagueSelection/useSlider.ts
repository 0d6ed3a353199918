import { useEffect, useState, useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import { useMedia } from '../../ui/hooks';

/** Whether somebody may be reading: pointer over the region, keyboard focus in it, or tab hidden. */
function useIsInUse(region: RefObject<HTMLElement | null>): boolean {
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
    const check = ({ target }: Event): void =>
      setFocused(target instanceof Element && target.matches(':focus-visible'));
    element?.addEventListener('focusin', check, { signal });
    element?.addEventListener('keydown', check, { signal });
    element?.addEventListener('focusout', () => setFocused(false), { signal });
    document.addEventListener('visibilitychange', () => setHidden(document.visibilityState === 'hidden'), { signal });
    return () => stop.abort();
  }, [region]);
  return hovered || focused || hidden;
}

/** How long each slide is shown (docs/behaviour.md 9). */
export const INTERVAL_MS = 15_000;

export interface Slider {
  readonly index: number;
  /** The slide's time is running. */
  readonly running: boolean;
  /** Whether it advances by itself unless paused; false with a single slide or under reduced motion. */
  readonly automatic: boolean;
  readonly paused: boolean;
  readonly togglePaused: () => void;
  /** Shows the previous or next slide, wrapping around. */
  readonly step: (direction: 1 | -1) => void;
}

/**
 * Advances every 15 s; pauses under the pointer, with keyboard focus inside, in a hidden tab, under reduced motion, and
 * while the visitor has paused it. A paused slide keeps its remaining time.
 */
export function useSlider(region: RefObject<HTMLElement | null>, count: number): Slider {
  const [chosen, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const held = useIsInUse(region);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const index = Math.min(chosen, Math.max(0, count - 1));
  const automatic = count > 1 && !calm;
  const running = automatic && !paused && !held;
  const spent = useRef({ index, ms: 0 });
  const step = useCallback(
    (direction: 1 | -1) => {
      // Nothing to step through before the slides are loaded.
      if (count > 0) setIndex((index + direction + count) % count);
    },
    [index, count],
  );
  useEffect(() => {
    if (!running) return undefined;
    if (spent.current.index !== index) spent.current = { index, ms: 0 };
    const since = Date.now();
    const timer = setTimeout(() => step(1), INTERVAL_MS - spent.current.ms);
    return () => {
      clearTimeout(timer);
      spent.current.ms += Date.now() - since;
    };
  }, [running, step, index]);
  return { index, running, automatic, paused, togglePaused: () => setPaused(!paused), step };
}
