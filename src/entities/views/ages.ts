import type { MatchId } from '../ids';
import type { WithEntities } from '../reducer';
import type { Age } from '../told';

/** When the server gave a request's last good answer, ms by this device's clock; null: never in this visit. */
export const selectAnsweredAt = ({ entities }: WithEntities, request: string): number | null =>
  entities.answers[request]?.at ?? null;

/** When the server said how a match stands; null: nobody knows. */
export function selectStateAge({ entities }: WithEntities, id: MatchId): Age | null {
  const { origins, answers } = entities;
  const told = origins.matches?.[id]?.['state'];
  if (told === undefined) return null;
  const { at = null, kept = false } = ('in' in told ? answers[told.in] : told) ?? {};
  return at === null ? null : { at, kept };
}

/**
 * When a match stood as it is shown, if known from a cached answer only; null: from a current one.
 * @param isLost whether there is no line, so that no answer can be current
 */
export function selectStandstill(state: WithEntities, id: MatchId, isLost: boolean): number | null {
  const age = selectStateAge(state, id);
  return age !== null && (age.kept || isLost) ? age.at : null;
}
