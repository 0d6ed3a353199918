import { createContext, use, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export type Arrival = 'first' | 'followed' | 'returning';

/** Whether the page is the one that the visit began with and has not been left since. */
export const FirstPage = createContext(false);

/**
 * How the page was reached: as the first one (its history entry has no key; with one it is a reload, which has a place
 * to go back to), by a link, or by Back or Forward.
 */
export function useArrival(): Arrival {
  const { key } = useLocation();
  const type = useNavigationType();
  const first = use(FirstPage);
  const [arrival] = useState<Arrival>(() => {
    if (type !== NavigationType.Pop) return 'followed';
    return first && key === 'default' ? 'first' : 'returning';
  });
  return arrival;
}
