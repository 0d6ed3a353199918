import type { LeagueId } from '../ids';

export const STATES = [
  'wien',
  'niederoesterreich',
  'oberoesterreich',
  'steiermark',
  'kaernten',
  'salzburg',
  'tirol',
  'vorarlberg',
  'burgenland',
] as const;

/** Federal state as the API spells it (docs/behaviour.md 3). */
export type State = (typeof STATES)[number];

/** A league. A key is absent until an answer contains it. */
export interface League {
  readonly id: LeagueId;
  /** Short code, shown in the strip and stored in the cookie; null: the league cannot be chosen. */
  readonly code?: string | null;
  readonly name?: string;
  /** Null: none, or a placeholder that is never shown. */
  readonly state?: State | null;
  /** Configured number of teams, not a count. */
  readonly teamCount?: number;
  /** Only `true` counts as visible (docs/api.md 3). */
  readonly visible?: boolean;
  /** Name of the season under way. */
  readonly season?: string;
  /** Link to the league's video; null: none. */
  readonly video?: string | null;
}
