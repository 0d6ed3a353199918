import type { ClubId } from '../ids';
import type { Match, SideName } from '../match/model';
import type { WithEntities } from '../reducer';
import { selectClub } from '../select';

/** The club on one side of a match. */
export interface SideClub {
  /** Null: the answer does not identify the club, so there is no page to link to. */
  readonly id: ClubId | null;
  /** Null: neither the club's row nor the match has a name. */
  readonly name: string | null;
  readonly logo: string | null;
  readonly color: string | null;
}

/**
 * The club of a side: from its own row, else from the name sent with the match. A new object each time: use with
 * `shallowEqual`.
 */
export function selectSideClub(state: WithEntities, match: Match | undefined, side: SideName): SideClub {
  const id = match?.[side] ?? null;
  const club = selectClub(state, id);
  const unlinked = side === 'home' ? match?.homeUnlinked : match?.awayUnlinked;
  return {
    id,
    name: club?.name ?? unlinked?.name ?? null,
    logo: club?.logo ?? unlinked?.logo ?? null,
    color: club?.color ?? null,
  };
}
