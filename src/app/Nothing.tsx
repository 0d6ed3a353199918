import type { ReactNode } from 'react';

/** Stands in for a part of the frame whose chunk did not arrive: the page does without it. */
export function Nothing(): ReactNode {
  return null;
}
