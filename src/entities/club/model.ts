import type { ClubId, PlayerId } from '../ids';
import type { OtherFigure } from '../standing/figures';
import { byText } from '../../lib/text';

/** Team figures of docs/api.md 5.9. */
export interface TeamStats {
  readonly matchesPlayed: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly scored: number;
  readonly against: number;
  readonly difference: number;
  readonly points: number;
  readonly yellowCards: number;
  /** Null: not known. */
  readonly yellowRedCards: number | null;
  readonly redCards: number;
  readonly others: readonly OtherFigure[];
}

/** A club (team). A key is absent until an answer contains it. */
export interface Club {
  readonly id: ClubId;
  readonly name?: string;
  readonly shortName?: string;
  /** Absolute picture URL; null: none. */
  readonly logo?: string | null;
  /** Main colour as `#rrggbb`; null: none. */
  readonly color?: string | null;
  /** Federation number as text; null: none. */
  readonly sid?: string | null;
  /** Stored running total, not the points of the season's table. */
  readonly points?: number;
  /** Free text or year; null: not known, the default is shown. */
  readonly memberSince?: string | null;
  readonly kitHome?: string | null;
  readonly kitAway?: string | null;
  readonly coach?: string | null;
  readonly captain?: PlayerId | null;
  readonly leagueCode?: string | null;
  readonly squad?: readonly PlayerId[];
  readonly allStats?: TeamStats;
  readonly seasonStats?: TeamStats;
}

function figure({ sid }: Club): number {
  const value = Number(sid ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** Ascending by federation number; a missing number counts as 0 (docs/behaviour.md 2). */
export function bySid(a: Club, b: Club): number {
  return figure(a) - figure(b);
}

/** Descending by points, then by name. */
export function byPoints(a: Club, b: Club): number {
  return (b.points ?? 0) - (a.points ?? 0) || byText(a.name ?? '', b.name ?? '');
}
