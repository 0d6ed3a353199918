import type { Match, SideName } from '../entities/match/model';
import type { WithEntities } from '../entities/reducer';
import { selectSideClub } from '../entities/views/headToHead';
import type { SideClub } from '../entities/views/headToHead';

/** Shown for a team without any name. */
export const NAMELESS_TEAM = 'Unbekannt';

/** One side of a match, ready for display. */
export interface SideView extends SideClub {
  readonly name: string;
}

/** The club of a side with its display name. A new object each time: use with `shallowEqual`. */
export function selectSide(state: WithEntities, match: Match | undefined, side: SideName): SideView {
  const club = selectSideClub(state, match, side);
  return { ...club, name: club.name ?? NAMELESS_TEAM };
}
