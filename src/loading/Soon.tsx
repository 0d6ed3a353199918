import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Awaited } from './Awaited';

/** Whether one comes back to this entry of the history; a first visit and a typed address have none of their own yet. */
function useReturning(): boolean {
  const { key } = useLocation();
  const type = useNavigationType();
  return useState(type === NavigationType.Pop && key !== 'default')[0];
}

/**
 * What follows a page's header. A page change paints the header at once, and this in slices right after it; until then
 * a placeholder holds its place. Back and Forward lead to what is known, and to a place in it: there all of it comes at once.
 */
export function Soon({ children }: { readonly children: ReactNode }) {
  const due = useDeferredValue(true, useReturning());
  return due ? children : <Awaited />;
}
