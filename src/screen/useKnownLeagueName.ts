import { selectLeagueByCode } from '../entities/league/selectors';
import { useAppSelector } from '../store/hooks';

/** A league's name, if it is known. */
export function useKnownLeagueName(code: string | null): string | undefined {
  return useAppSelector((state) => selectLeagueByCode(state, code)?.name);
}
