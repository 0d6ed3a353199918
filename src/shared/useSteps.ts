import { useState } from 'react';

/** Entries per step; divisible by two, three and four columns. */
const STEP = 24;

const remembered = new Map<string, number>();

/**
 * How much of a long list is shown. The number outlives the screen, so that Back restores the position.
 * @param name of the list, e.g. `news/W1A`
 */
export function useSteps(name: string, total: number): { readonly shown: number; readonly more: () => void } {
  const [steps, setSteps] = useState(() => ({ name, count: remembered.get(name) ?? STEP }));
  const count = steps.name === name ? steps.count : (remembered.get(name) ?? STEP);
  return {
    shown: Math.min(count, total),
    more: () => {
      remembered.set(name, count + STEP);
      setSteps({ name, count: count + STEP });
    },
  };
}
