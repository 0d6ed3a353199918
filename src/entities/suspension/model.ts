import type { WallClock } from '../../lib/dates';
import type { ClubId, PlayerId, SuspensionId } from '../ids';
import type { Snapshot } from '../transfer/model';

/** A player banned until a day (docs/behaviour.md 2, `/sperren`). */
export interface Suspension {
  readonly id: SuspensionId;
  readonly player: PlayerId | null;
  readonly playerAs: Snapshot;
  readonly sid: string | null;
  readonly club: ClubId | null;
  readonly clubAs: Snapshot;
  /** Wall clock. */
  readonly until: WallClock | null;
}
