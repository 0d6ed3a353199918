import type { MatchId } from '../ids';
import type { WithEntities } from '../reducer';
import type { Age } from '../provenance';

/** When the server last answered a request successfully, ms by this device's clock; null: not in this visit. */
export const selectAnsweredAt = ({ entities }: WithEntities, request: string): number | null =>
  entities.answers[request]?.at ?? null;

/** When the server last reported a match's state; null: unknown. */
export function selectStateAge({ entities }: WithEntities, id: MatchId): Age | null {
  const { origins, answers } = entities;
  const origin = origins.matches?.[id]?.['state'];
  if (origin === undefined) return null;
  const { at = null, kept = false } = ('in' in origin ? answers[origin.in] : origin) ?? {};
  return at === null ? null : { at, kept };
}

/**
 * When the shown state of a match was current, if it comes from a cached answer; null: it is current.
 * @param isLost whether the browser is offline, so that no answer can be current
 */
export function selectStandstill(state: WithEntities, id: MatchId, isLost: boolean): number | null {
  const age = selectStateAge(state, id);
  return age !== null && (age.kept || isLost) ? age.at : null;
}
