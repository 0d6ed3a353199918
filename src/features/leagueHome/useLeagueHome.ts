import { skipToken } from '@reduxjs/toolkit/query';
import { useHomeQuery } from '../../api/home';
import type { Home } from '../../api/home';
import type { Phase } from '../../screen/phase';
import { useInSlices } from '../../screen/useInSlices';
import { useLogFailure } from '../../screen/useLogFailure';

export const HOME_FAILED = 'Die Seite der Liga konnte nicht geladen werden.';

/** What a league's page consists of. A league without any content of its own is still a page: it has a table. */
export function useLeagueHome(code: string | null): Phase<{ readonly home: Home }> {
  const { currentData, isError, refetch } = useHomeQuery(code ?? skipToken);
  useLogFailure(isError, HOME_FAILED);
  const home = useInSlices(code, currentData);
  if (code === null) return { phase: 'empty' };
  if (home !== undefined) return { phase: 'ready', home };
  return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
}
