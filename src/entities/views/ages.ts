import type { MatchId } from '../ids';
import type { EntityState } from '../reducer';
import type { Age } from '../provenance';

/** When the server last answered a request successfully, ms by this device's clock; null: not in this visit. */
export const selectAnsweredAt = ({ queryLedger }: Pick<EntityState, 'queryLedger'>, request: string): number | null =>
  queryLedger[request]?.fetchedAt ?? null;

/** When the server last reported a match's state; null: unknown. */
export function selectStateAge({ provenance, queryLedger }: Omit<EntityState, 'entities'>, id: MatchId): Age | null {
  const origin = provenance.matches?.[id]?.['state'];
  if (origin === undefined) return null;
  const age = 'request' in origin ? queryLedger[origin.request] : origin;
  if (age?.fetchedAt == null) return null;
  return { fetchedAt: age.fetchedAt, fromOfflineCache: age.fromOfflineCache };
}

/**
 * When the shown state of a match was current, if it comes from a cached answer; null: it is current.
 * @param isLost whether the browser is offline, so that no answer can be current
 */
export function selectStandstill(state: EntityState, id: MatchId, isLost: boolean): number | null {
  const age = selectStateAge(state, id);
  return age !== null && (age.fromOfflineCache || isLost) ? age.fetchedAt : null;
}
