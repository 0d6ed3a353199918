import { use, useDeferredValue } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { findRoute } from './routes';
import type { Elements } from '../ui/elements';

/**
 * The address to render. A page whose chunk is loaded is rendered at once, within the click; otherwise the current page
 * stays, with its own address, until the chunk has arrived.
 */
export function ShownAddress({ children }: { readonly children: Elements }) {
  const asked = use(LocationContext);
  const later = useDeferredValue(asked);
  const there = findRoute(asked.location.pathname)?.route.loaded() !== undefined;
  return <LocationContext value={there ? asked : later}>{children}</LocationContext>;
}
