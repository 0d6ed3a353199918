import type { Match, SideName } from '../entities/match/model';
import type { WithEntities } from '../entities/reducer';
import { selectSideClub } from '../entities/views/sides';
import type { SideClub } from '../entities/views/sides';

/** What is shown for a team that has no name anywhere. */
export const NAMELESS_TEAM = 'Unbekannt';

/** One side of a match as every screen shows it. */
export interface SideView extends SideClub {
  readonly name: string;
}

/** A side's club under the name that is shown. New object each time: use with `shallowEqual`. */
export function selectSide(state: WithEntities, match: Match | undefined, side: SideName): SideView {
  const club = selectSideClub(state, match, side);
  return { ...club, name: club.name ?? NAMELESS_TEAM };
}
