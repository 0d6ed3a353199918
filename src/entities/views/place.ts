import type { WithEntities } from '../reducer';
import type { ClubId, StandingId } from '../ids';
import { selectClub, selectMany, selectStanding } from '../select';
import { tableOrder } from '../standing/order';

/** A team's place in a table, and its row's figures. */
export interface Place {
  /** Counted from 1 in display order, which may differ from the ranking sent. */
  readonly place: number;
  readonly points: number;
}

/** A team's place in a table; null: not in it. A new object each time: use with `shallowEqual`. */
export function selectPlace(state: WithEntities, rows: readonly StandingId[], club: ClubId): Place | null {
  const ordered = tableOrder(selectMany(state, rows, selectStanding), (row) => selectClub(state, row.club)?.name ?? '');
  const index = ordered.findIndex((row) => row.club === club);
  const row = ordered[index];
  return row === undefined ? null : { place: index + 1, points: row.points };
}
