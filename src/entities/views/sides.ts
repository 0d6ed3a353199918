import type { ClubId } from '../ids';
import type { Match, SideName } from '../match/model';
import type { WithEntities } from '../reducer';
import { selectClub } from '../select';

/** One side of a match as every screen shows it. */
export interface SideView {
  /** Null: the answer did not tell which club this is, so there is no page to link. */
  readonly id: ClubId | null;
  readonly name: string;
  readonly logo: string | null;
  readonly color: string | null;
}

/** What is shown for a side that has no name anywhere. */
export const NAMELESS_TEAM = 'Unbekannt';

/** A side's club: its own entry, else the name that came with the match. New object each time: use with `shallowEqual`. */
export function selectSide(state: WithEntities, match: Match | undefined, side: SideName): SideView {
  const id = match?.[side] ?? null;
  const club = selectClub(state, id);
  const unlinked = side === 'home' ? match?.homeUnlinked : match?.awayUnlinked;
  return {
    id,
    name: club?.name ?? unlinked?.name ?? NAMELESS_TEAM,
    logo: club?.logo ?? unlinked?.logo ?? null,
    color: club?.color ?? null,
  };
}
