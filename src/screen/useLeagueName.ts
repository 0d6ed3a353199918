import { useEffect } from 'react';
import { leaguesApi } from '../api/leagues';
import { useAppDispatch } from '../store/hooks';
import { useKnownLeagueName } from './useKnownLeagueName';

/**
 * A league's name; for a hidden league, which the league list lacks, it is fetched separately. The list itself is asked
 * for by the strip above every screen.
 */
export function useLeagueName(code: string | null): string | undefined {
  const dispatch = useAppDispatch();
  const name = useKnownLeagueName(code);
  const { isSuccess, isError } = leaguesApi.endpoints.leagueList.useQueryState();
  const missing = name === undefined && (isSuccess || isError);
  useEffect(() => {
    if (code === null || !missing) return undefined;
    const { unsubscribe } = dispatch(
      leaguesApi.endpoints.league.initiate(code, { subscriptionOptions: { refetchOnReconnect: true } }),
    );
    return unsubscribe;
  }, [dispatch, code, missing]);
  return name;
}
