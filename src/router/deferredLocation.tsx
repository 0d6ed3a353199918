import { createContext, use, useDeferredValue } from 'react';
import { UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { Elements } from '../ui/elements';

const RequestedLocation = createContext<Location | null>(null);

interface DeferredLocationProps {
  /** Whether the code of the page at a path is there. */
  readonly isLoaded: (pathname: string) => boolean;
  readonly children: Elements;
}

/**
 * Parts what is shown from what was asked for. Below it `useLocation` gives the location of the page that is shown: one
 * whose code is loaded is drawn at once, within the click; otherwise the page stays, with its own location, until the code
 * has come.
 */
export function DeferredLocation({ isLoaded, children }: DeferredLocationProps) {
  const asked = use(LocationContext);
  const deferred = useDeferredValue(asked);
  return (
    <RequestedLocation value={asked.location}>
      <LocationContext value={isLoaded(asked.location.pathname) ? asked : deferred}>{children}</LocationContext>
    </RequestedLocation>
  );
}

/** Whether a page was asked for that is not shown yet. */
export function useIsNavigating(): boolean {
  const asked = use(RequestedLocation);
  return useLocation() !== asked;
}

/** The location in the address bar, of a page that may not be shown yet. */
export function useRequestedLocation(): Location {
  const shown = useLocation();
  return use(RequestedLocation) ?? shown;
}
