import { useLocation } from 'react-router-dom';
import { idInAddress } from '../entities/ids';
import type { Id } from '../entities/ids';

/** The `{id}` of an address like `/match/{id}` as a key of the tables; null if it is none. */
export function useRouteId<I extends Id<string>>(): I | null {
  const [, , segment] = useLocation().pathname.split('/');
  return idInAddress<I>(segment);
}
