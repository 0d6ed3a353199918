import type { WithEntities } from '../reducer';
import type { ClubId, StandingId } from '../ids';
import { selectClub, selectMany, selectStanding } from '../select';
import { tableOrder } from '../standing/order';

/** A team's place in a table, as its row shows it. */
export interface Place {
  /** Counted from 1 in the table's own order, which need not be the ranking that was sent. */
  readonly place: number;
  readonly points: number;
}

/** A team's place among the rows of one table; null if it is not in it. New object each time: use with `shallowEqual`. */
export function selectPlace(state: WithEntities, rows: readonly StandingId[], club: ClubId): Place | null {
  const ordered = tableOrder(selectMany(state, rows, selectStanding), (row) => selectClub(state, row.club)?.name ?? '');
  const index = ordered.findIndex((row) => row.club === club);
  const row = ordered[index];
  return row === undefined ? null : { place: index + 1, points: row.points };
}
