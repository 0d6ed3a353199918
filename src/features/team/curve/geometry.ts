import type { ClubId } from '../../../entities/ids';
import type { NameOf } from '../../../entities/standing/figures';
import type { MatchdayRanks } from '../../../entities/views/positions';

/** Scales of the position curve, all in px. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly lane: number;
  /** Centre of a matchday's column. */
  readonly x: (matchday: number) => number;
  /** Centre of a place's lane. */
  readonly y: (rank: number) => number;
}

/** Minimum width of a column. */
const LEAST_COLUMN = 26;

/**
 * Two linear scales, not worth a chart library's bytes.
 * @param room available width
 */
export function geometryOf(matchdays: readonly number[], ranks: number, room: number, narrow: boolean): Geometry {
  const lane = narrow ? 20 : 24;
  const column = Math.max(LEAST_COLUMN, room / Math.max(1, matchdays.length));
  const columns = new Map(matchdays.map((matchday, index) => [matchday, index]));
  return {
    width: column * matchdays.length,
    height: lane * ranks,
    lane,
    x: (matchday) => column * ((columns.get(matchday) ?? 0) + 0.5),
    y: (rank) => lane * (rank - 0.5),
  };
}

/** A line: a club's place after each played matchday. */
export type Line = readonly { readonly matchday: number; readonly rank: number }[];

/** The line as an SVG path. */
export function pathOf(line: Line, { x, y }: Geometry): string {
  return line.map(({ matchday, rank }, index) => `${index === 0 ? 'M' : 'L'}${x(matchday)} ${y(rank)}`).join('');
}

/** Logged and shown when the curve fails to load. */
export const CURVE_FAILED = 'Die Fieberkurve konnte nicht geladen werden.';

/** `2:1 gegen FC Beispiel`; empty if the club did not play on that matchday. */
export function matchText({ matches }: MatchdayRanks, club: ClubId, nameOf: NameOf): string | null {
  const own = matches.get(club);
  return own === undefined ? null : `${own.scored}:${own.against} gegen ${nameOf(own.opponent)}`;
}

/** `7. Spieltag: 3. Platz`. */
export function rankText({ matchday, ranks }: MatchdayRanks, club: ClubId): string {
  return `${matchday}. Spieltag: ${ranks.get(club) ?? '–'}. Platz`;
}
