import type { MatchId } from '../ids';
import type { WithEntities } from '../reducer';
import type { Age } from '../told';

/** When the server gave a request's last good answer, ms by this device's clock; null: never in this visit. */
export const selectAnsweredAt = ({ entities }: WithEntities, request: string): number | null =>
  entities.answers[request]?.at ?? null;

/** When the server last reported a match's state; null: not known. */
export function selectStateAge({ entities }: WithEntities, id: MatchId): Age | null {
  const { origins, answers } = entities;
  const told = origins.matches?.[id]?.['state'];
  if (told === undefined) return null;
  const { at = null, kept = false } = ('in' in told ? answers[told.in] : told) ?? {};
  return at === null ? null : { at, kept };
}

/**
 * The time of the shown state of a match, if known from a cached answer only; null: from a current one.
 * @param isLost whether the browser is offline, so that no answer can be current
 */
export function selectStandstill(state: WithEntities, id: MatchId, isLost: boolean): number | null {
  const age = selectStateAge(state, id);
  return age !== null && (age.kept || isLost) ? age.at : null;
}
