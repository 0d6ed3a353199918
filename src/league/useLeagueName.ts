import { skipToken } from '@reduxjs/toolkit/query';
import { leaguesApi, useLeagueQuery } from '../api/leagues';
import { useKnownLeagueName } from './useKnownLeagueName';

/**
 * A league's name; for a hidden league, which the league list lacks, it is fetched separately. The list itself is asked
 * for by the strip above every screen.
 */
export function useLeagueName(code: string | null): string | undefined {
  const name = useKnownLeagueName(code);
  const { isSuccess, isError } = leaguesApi.endpoints.leagueList.useQueryState();
  useLeagueQuery(code !== null && name === undefined && (isSuccess || isError) ? code : skipToken);
  return name;
}
