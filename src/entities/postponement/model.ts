import type { ClubId, MatchId, PostponementId } from '../ids';
import type { ClubSnapshot } from '../transfer/model';

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
