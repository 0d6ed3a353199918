import { skipToken } from '@reduxjs/toolkit/query';
import { useRulingsQuery } from '../../api/news';
import type { Phase } from '../../screen/phase';
import { useInSlices } from '../../screen/useInSlices';
import { useLeagueCode } from '../../screen/useLeagueCode';
import { useLogFailure } from '../../screen/useLogFailure';
import type { NewsId } from '../../entities/ids';

export type RulingsPhase = Phase<{ readonly ids: readonly NewsId[] }> | { readonly phase: 'noLeague' };

/** Rulings in reversed order of the wire: the latest first. They concern every league, but like each public page they want one chosen. */
export function useRulings(): RulingsPhase {
  const code = useLeagueCode();
  const { data: told, isError, error, refetch } = useRulingsQuery(code === null ? skipToken : undefined);
  const data = useInSlices(null, told);
  useLogFailure(isError, 'Die Urteile konnten nicht geladen werden.', error);
  if (code === null) return { phase: 'noLeague' };
  if (data === undefined) return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  return data.length === 0 ? { phase: 'empty' } : { phase: 'ready', ids: [...data].reverse() };
}
