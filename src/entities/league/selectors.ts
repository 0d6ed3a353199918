import type { WithEntities } from '../reducer';
import type { League } from './model';

/** The league with this code; undefined until an answer contains it. */
export function selectLeagueByCode(state: WithEntities, code: string | null): League | undefined {
  return code === null ? undefined : Object.values(state.entities.leagues).find((league) => league.code === code);
}
