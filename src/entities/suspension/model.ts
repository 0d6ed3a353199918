import type { WallClock } from '../../lib/dates';
import type { ClubId, PlayerId, SuspensionId } from '../ids';
import type { ClubSnapshot } from '../transfer/model';

/** A player banned until a day (docs/behaviour.md 2, `/sperren`). */
export interface Suspension {
  readonly id: SuspensionId;
  readonly player: PlayerId | null;
  readonly playerAs: ClubSnapshot;
  readonly sid: string | null;
  readonly club: ClubId | null;
  readonly clubAs: ClubSnapshot;
  /** Wall clock. */
  readonly until: WallClock | null;
}
