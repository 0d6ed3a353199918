import { selectLeagueByCode } from '../entities/league/selectors';
import { useAppSelector } from '../store/hooks';

/** `SEASON` and the name of a league's season under way, if it is known. */
export function useSeasonLabel(code: string | null): string | undefined {
  const name = useAppSelector((state) => selectLeagueByCode(state, code)?.season);
  return name && `SEASON ${name}`;
}

/** A league's name, if it is known. */
export function useKnownLeagueName(code: string | null): string | undefined {
  return useAppSelector((state) => selectLeagueByCode(state, code)?.name);
}
