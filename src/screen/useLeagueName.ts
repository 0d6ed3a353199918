import { skipToken } from '@reduxjs/toolkit/query';
import { useLeagueListQuery, useLeagueQuery } from '../api/leagues';
import { selectLeagueByCode } from '../entities/league/selectors';
import { useAppSelector } from '../store/hooks';

/** A league's name, if it is known. */
export function useKnownLeagueName(code: string | null): string | undefined {
  return useAppSelector((state) => selectLeagueByCode(state, code)?.name);
}

/** A league's name; for a hidden league, which the league list lacks, it is fetched separately. */
export function useLeagueName(code: string | null): string | undefined {
  const name = useKnownLeagueName(code);
  const { isSuccess, isError } = useLeagueListQuery();
  const missing = name === undefined && (isSuccess || isError);
  useLeagueQuery(code !== null && missing ? code : skipToken);
  return name;
}
