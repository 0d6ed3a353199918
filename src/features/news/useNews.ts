import { skipToken } from '@reduxjs/toolkit/query';
import { useNewsQuery } from '../../api/news';
import type { Phase } from '../../screen/phase';
import { useInSlices } from '../../screen/useInSlices';
import { useLeagueCode } from '../../screen/useLeagueCode';
import { useLogFailure } from '../../screen/useLogFailure';
import { useNewestNews } from '../../cards/useNewestNews';
import type { NewsId } from '../../entities/ids';

export type NewsPhase =
  Phase<{ readonly code: string; readonly ids: readonly NewsId[] }> | { readonly phase: 'noLeague' };

/** The chosen league's articles, newest first; known ones stay when asking again fails. */
export function useNews(): NewsPhase {
  const code = useLeagueCode();
  const { currentData, isError, error, refetch } = useNewsQuery(code ?? skipToken);
  const told = useInSlices(code, currentData);
  const ids = useNewestNews(told);
  useLogFailure(isError, 'Die News konnten nicht geladen werden.', error);
  if (code === null) return { phase: 'noLeague' };
  if (told === undefined) return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  return ids.length === 0 ? { phase: 'empty' } : { phase: 'ready', code, ids };
}
