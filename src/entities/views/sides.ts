import type { ClubId } from '../ids';
import type { Match, SideName } from '../match/model';
import type { WithEntities } from '../reducer';
import { selectClub } from '../select';

/** The club on one side of a match. */
export interface SideClub {
  /** Null: the answer does not say which club this is, so there is no page to link to. */
  readonly id: ClubId | null;
  /** Null: it has a name neither of its own nor with the match. */
  readonly name: string | null;
  readonly logo: string | null;
  readonly color: string | null;
}

/** A side's club: its own entry, else the name that came with the match. New object each time: use with `shallowEqual`. */
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
