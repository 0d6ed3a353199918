import { useMemo } from 'react';
import type { ClubId } from '../entities/ids';
import { selectFavourites } from '../filters/filtersSlice';
import { useAppSelector } from '../store/hooks';

/** The teams the visitor follows; the same set until that changes. */
export function useFavouriteClubs(): ReadonlySet<ClubId> {
  const teams = useAppSelector(selectFavourites);
  return useMemo(() => new Set(teams.map(({ club }) => club)), [teams]);
}
