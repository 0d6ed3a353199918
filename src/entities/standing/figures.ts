import { byText } from '../../lib/text';
import type { ClubId } from '../ids';
import type { Adjustment, FormResult, Standing } from './model';

/** A club's figures in a table, official or computed. */
export interface Figures {
  readonly club: ClubId;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly scored: number;
  readonly against: number;
  readonly difference: number;
  /** May be decimal. */
  readonly points: number;
  /** What rulings took or gave, included in the points; none in a table of some matches. */
  readonly adjustments?: readonly Adjustment[];
}

/** A club's name, the last tie-break. */
export type NameOf = (club: ClubId) => string;

export const noFigures = (club: ClubId): Figures => ({
  club,
  wins: 0,
  draws: 0,
  losses: 0,
  scored: 0,
  against: 0,
  difference: 0,
  points: 0,
});

/** The result for the side that scored `scored`. */
export function resultFor(scored: number, against: number): FormResult {
  return scored === against ? 'D' : scored > against ? 'W' : 'L';
}

const POINTS: Readonly<Record<FormResult, number>> = { W: 3, D: 1, L: 0 };

/** Adds a match to a club's figures: 3 points for a win, 1 for a draw (docs/api.md 5.1). */
export function withMatch<Row extends Figures>(row: Row, scored: number, against: number): Row {
  const result = resultFor(scored, against);
  return {
    ...row,
    wins: row.wins + (result === 'W' ? 1 : 0),
    draws: row.draws + (result === 'D' ? 1 : 0),
    losses: row.losses + (result === 'L' ? 1 : 0),
    scored: row.scored + scored,
    against: row.against + against,
    difference: row.difference + scored - against,
    points: row.points + POINTS[result],
  };
}

/** What rulings add to a club's points; negative: take. */
export const adjustedBy = ({ adjustments = [] }: Pick<Figures, 'adjustments'>): number =>
  adjustments.reduce((all, { points }) => all + points, 0);

export const playedOf = ({ wins, draws, losses }: Figures): number => wins + draws + losses;

/** Order of a computed table (docs/behaviour.md 13): points, goal difference, goals scored, name. */
export function byFigures(nameOf: NameOf): (a: Figures, b: Figures) => number {
  return (a, b) =>
    b.points - a.points || b.difference - a.difference || b.scored - a.scored || byText(nameOf(a.club), nameOf(b.club));
}

/** Latest matchday in any team's form; null: no form known. */
export function latestMatchday(standings: readonly Standing[]): number | null {
  const latest = Math.max(...standings.flatMap(({ form }) => form.map(({ gameday }) => gameday ?? 0)), 0);
  return latest > 0 ? latest : null;
}

/** A figure sent under a key that has no field of its own in the model. */
export interface OtherFigure {
  /** Its key with spaces for underscores (docs/behaviour.md 3). */
  readonly label: string;
  readonly value: number;
}
