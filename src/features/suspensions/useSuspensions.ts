import { skipToken } from '@reduxjs/toolkit/query';
import { useSuspensionsQuery } from '../../api/players';
import type { Phase } from '../../screen/phase';
import { useLeagueCode } from '../../screen/useLeagueCode';
import { useLogFailure } from '../../screen/useLogFailure';
import type { SuspensionId } from '../../entities/ids';

export type SuspensionsPhase = Phase<{ readonly ids: readonly SuspensionId[] }> | { readonly phase: 'noLeague' };

/** The chosen league's suspended players. */
export function useSuspensions(): SuspensionsPhase {
  const code = useLeagueCode();
  const { currentData, isError, error, refetch } = useSuspensionsQuery(code ?? skipToken);
  useLogFailure(isError, 'Die Sperren konnten nicht geladen werden.', error);
  if (code === null) return { phase: 'noLeague' };
  if (currentData === undefined)
    return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  return currentData.length === 0 ? { phase: 'empty' } : { phase: 'ready', ids: currentData };
}
