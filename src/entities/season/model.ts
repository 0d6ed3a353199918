import type { SeasonId } from '../ids';

/** One season of a league. */
export interface Season {
  readonly id: SeasonId;
  readonly name?: string;
  readonly primary?: boolean;
}
