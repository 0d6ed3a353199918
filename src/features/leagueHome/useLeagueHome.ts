import { useDeferredValue } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useHomeQuery } from '../../api/home';
import type { Home } from '../../api/wire/home';
import type { Phase, UnknownLeague } from '../../shared/phase';
import { useLogFailure } from '../../shared/phase';
import { useUnknownLeague } from '../../league/leagueErrors';

export const HOME_FAILED = 'Die Seite der Liga konnte nicht geladen werden.';

/** The parts of a league's page, mounted anew for each league. A league without content of its own still has a page, with a table. */
export function useLeagueHome(code: string | null): Phase<{ readonly home: Home }> | UnknownLeague {
  const { currentData, isError, error, refetch } = useHomeQuery(code ?? skipToken);
  useLogFailure(isError, HOME_FAILED, error);
  const home = useDeferredValue(currentData);
  const { unknown, asking } = useUnknownLeague(code, isError ? error : undefined);
  if (code === null) return { phase: 'empty' };
  if (home !== undefined) return { phase: 'ready', home };
  if (unknown === true) return { phase: 'unknownLeague' };
  return isError && !asking ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
}
