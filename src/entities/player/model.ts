import type { ClubId, PlayerId } from '../ids';
import type { OtherFigure } from '../standing/figures';

/** Whether a player may play; `waiting`: not cleared yet. */
export type Eligibility = 'eligible' | 'suspended' | 'waiting' | 'unknown';

/** Player figures of docs/api.md 5.10. */
export interface PlayerStats {
  readonly matchesPlayed: number;
  readonly goals: number;
  readonly yellowCards: number;
  readonly redCards: number;
  readonly yellowRedCards: number;
  readonly others: readonly OtherFigure[];
}

/** A player. A key is absent until an answer contains it. */
export interface Player {
  readonly id: PlayerId;
  /** As sent, in any capitalisation; `personName` makes it presentable. */
  readonly name?: string;
  /** Shirt number as text; null: none. */
  readonly number?: string | null;
  readonly sid?: string | null;
  readonly position?: string | null;
  readonly eligibility?: Eligibility | null;
  /** Year or free text. */
  readonly birthday?: string | null;
  readonly nationality?: string | null;
  readonly image?: string | null;
  readonly isCaptain?: boolean;
  /** Current club; null: none. */
  readonly club?: ClubId | null;
  readonly allStats?: PlayerStats;
  readonly seasonStats?: PlayerStats;
}
