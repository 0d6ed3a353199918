import { selectFavourites } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import type { CalculatedRow } from './useCalculator';

/** The row of most interest: the first followed team in this table, else the leader. */
export function useWatchedRow(
  rows: readonly CalculatedRow[],
): { readonly row: CalculatedRow; readonly place: number; readonly own: boolean } | undefined {
  const own = useAppSelector(selectFavourites);
  const followed = rows.find(({ club }) => own.some((team) => team.club === club));
  const row = followed ?? rows[0];
  return row && { row, place: rows.indexOf(row) + 1, own: followed !== undefined };
}
