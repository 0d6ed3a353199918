import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { Awaited } from './Awaited';

/**
 * What follows a page's header. A page change paints the header at once, and this in slices right after it; until then
 * its place is kept free.
 */
export function Soon({ children }: { readonly children: ReactNode }) {
  const due = useDeferredValue(true, false);
  return due ? children : <Awaited />;
}
