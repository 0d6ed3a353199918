import type { Instant } from '../../lib/dates';
import type { ClubId, PlayerId, TransferId, MatchId, PostponementId } from '../ids';

/** Name and picture at the time of the request; the linked entity's current ones take precedence if known. */
export interface ClubSnapshot {
  readonly name: string;
  readonly image: string | null;
}

/** Only a waiting request can be answered (docs/behaviour.md 4). */
export type TransferStatus = 'waiting' | 'accepted' | 'rejected' | 'expired' | 'unknown';

/** A player's request to change clubs. */
export interface Transfer {
  readonly id: TransferId;
  readonly player: PlayerId | null;
  readonly playerAs: ClubSnapshot;
  readonly club: ClubId | null;
  readonly clubAs: ClubSnapshot;
  readonly origin: ClubId | null;
  readonly originAs: ClubSnapshot | null;
  readonly status: TransferStatus;
  /** True UTC. */
  readonly created: Instant | null;
}

/** Newest first (docs/api.md 4.6); requests without a valid date last, in API order. */
export function latestFirst(transfers: readonly Transfer[]): readonly Transfer[] {
  const created = ({ created: at }: Transfer): number => (typeof at === 'number' ? at : -Infinity);
  return [...transfers].sort((a, b) => (created(a) === created(b) ? 0 : created(b) - created(a)));
}

/** A team's request to play a match on another day. */
export interface Postponement {
  readonly id: PostponementId;
  /** Whether it can still be answered. */
  readonly open: boolean;
  readonly requester: ClubId | null;
  readonly requesterAs: ClubSnapshot;
  readonly requestee: ClubId | null;
  readonly requesteeAs: ClubSnapshot;
  readonly match: MatchId | null;
}
