import { skipToken } from '@reduxjs/toolkit/query';
import type { Phase, WithoutLeague } from './phase';
import { useLeagueCode } from '../league/currentLeague';
import { useLogFailure } from './phase';
import { useUnknownLeague } from '../league/leagueErrors';

/** The result of a query that lists something. */
interface ListCall<Item> {
  readonly currentData?: readonly Item[] | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface Items<Item> {
  /** In the answer's order, at least one. */
  readonly items: readonly Item[];
}

/** A list of this screen's league. */
export type LeagueList<Item> = Phase<Items<Item> & { readonly code: string }> | WithoutLeague;

function phaseOf<Item>({ currentData, isError, refetch }: ListCall<Item>): Phase<Items<Item>> {
  if (currentData === undefined)
    return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  return currentData.length === 0 ? { phase: 'empty' } : { phase: 'ready', items: currentData };
}

/**
 * A list that belongs to no league. Known items stay if a refetch fails.
 * @param failure logged when the call fails
 */
export function useList<Item>(call: ListCall<Item>, failure: string): Phase<Items<Item>> {
  useLogFailure(call.isError, failure, call.error);
  return phaseOf(call);
}

/**
 * A list of the chosen league.
 * @param useCall query hook that takes the league's code
 * @param failure logged when the call fails
 */
export function useLeagueList<Item>(
  useCall: (code: string | typeof skipToken) => ListCall<Item>,
  failure: string,
): LeagueList<Item> {
  const code = useLeagueCode();
  const call = useCall(code ?? skipToken);
  const { unknown, asking } = useUnknownLeague(code, call.isError ? call.error : undefined);
  useLogFailure(call.isError, failure, call.error);
  if (code === null) return { phase: 'noLeague' };
  if (unknown === true) return { phase: 'unknownLeague' };
  const list = phaseOf({ ...call, isError: call.isError && !asking });
  return list.phase === 'ready' ? { ...list, code } : list;
}
