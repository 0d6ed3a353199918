import { useLocation } from 'react-router-dom';
import { idInAddress } from '../entities/ids';
import type { Id } from '../entities/ids';

/** The `{id}` in an address like `/match/{id}`; null if it is invalid. */
export function useRouteId<I extends Id<string>>(): I | null {
  const [, , segment] = useLocation().pathname.split('/');
  return idInAddress<I>(segment);
}
