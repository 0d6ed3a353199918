import type { ClubId, MatchId, PostponementId } from '../ids';
import type { Snapshot } from '../transfer/model';

/** A team's request to play a match on another day. */
export interface Postponement {
  readonly id: PostponementId;
  /** Falsy on the wire means completed (docs/behaviour.md 4). */
  readonly open: boolean;
  /** True: approved, false: denied, null: not answered. */
  readonly response: boolean | null;
  readonly requester: ClubId | null;
  readonly requesterAs: Snapshot;
  readonly requestee: ClubId | null;
  readonly requesteeAs: Snapshot;
  readonly match: MatchId | null;
}
