/** Where things are in the drawing of a position curve; all in px. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly lane: number;
  /** Middle of a matchday's column. */
  readonly x: (matchday: number) => number;
  /** Middle of a place's lane. */
  readonly y: (place: number) => number;
}

/** Least width of a matchday's column. */
const LEAST_COLUMN = 26;

/** Two linear scales: nothing that a chart library would be worth its bytes for. @param room width at hand */
export function geometryOf(matchdays: readonly number[], places: number, room: number, narrow: boolean): Geometry {
  const lane = narrow ? 20 : 24;
  const column = Math.max(LEAST_COLUMN, room / Math.max(1, matchdays.length));
  const columns = new Map(matchdays.map((matchday, index) => [matchday, index]));
  return {
    width: column * matchdays.length,
    height: lane * places,
    lane,
    x: (matchday) => column * ((columns.get(matchday) ?? 0) + 0.5),
    y: (place) => lane * (place - 0.5),
  };
}

/** One of the lines: a club's place after each played matchday. */
export type Line = readonly { readonly matchday: number; readonly place: number }[];

/** The line as a path. */
export function pathOf(line: Line, { x, y }: Geometry): string {
  return line.map(({ matchday, place }, index) => `${index === 0 ? 'M' : 'L'}${x(matchday)} ${y(place)}`).join('');
}
