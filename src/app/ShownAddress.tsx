import { use, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { findRoute } from './routes';

/**
 * The address as everything below draws it. A page whose code is there is drawn at once, within the click; for any other
 * the page that is left stays, with its own address, until the code has come.
 */
export function ShownAddress({ children }: { readonly children: ReactNode }) {
  const asked = use(LocationContext);
  const later = useDeferredValue(asked);
  const there = findRoute(asked.location.pathname)?.route.loaded() !== undefined;
  return <LocationContext value={there ? asked : later}>{children}</LocationContext>;
}
