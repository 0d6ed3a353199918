import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Awaited } from './Awaited';

/** Whether this history entry is being revisited; first visits and typed addresses have no key of their own yet. */
function useReturning(): boolean {
  const { key } = useLocation();
  const type = useNavigationType();
  return useState(type === NavigationType.Pop && key !== 'default')[0];
}

/**
 * The content below a page's header. After navigation the header is painted at once and this content right after it, in
 * slices; until then a placeholder reserves its place. Back and Forward render everything at once, so that the scroll
 * position can be restored.
 */
export function Soon({ children }: { readonly children: ReactNode }) {
  const due = useDeferredValue(true, useReturning());
  return due ? children : <Awaited />;
}
