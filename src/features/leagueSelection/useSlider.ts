import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useMedia } from '../../ui/useMedia';
import { useHeld } from './useHeld';

/** How long a slide stays (docs/behaviour.md 9). */
export const INTERVAL_MS = 15_000;

export interface Slider {
  readonly index: number;
  /** The slide's time is passing right now. */
  readonly running: boolean;
  /** It would advance by itself if nobody held it; false with one slide or where less motion is wanted. */
  readonly automatic: boolean;
  readonly paused: boolean;
  readonly togglePaused: () => void;
  /** To the neighbour; at the ends around. */
  readonly step: (direction: 1 | -1) => void;
}

/**
 * Advances every 15 s; pauses under the pointer, with the keyboard's focus inside, in a hidden tab, where less
 * motion is wanted, and for as long as the visitor says so. A paused slide keeps its remaining time.
 */
export function useSlider(region: RefObject<HTMLElement | null>, count: number): Slider {
  const [chosen, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const held = useHeld(region);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const index = Math.min(chosen, Math.max(0, count - 1));
  const automatic = count > 1 && !calm;
  const running = automatic && !paused && !held;
  const spent = useRef({ index, ms: 0 });
  const step = useCallback(
    (direction: 1 | -1) => {
      // Before the slides are there, nothing can be stepped through.
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
