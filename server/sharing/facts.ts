import type { MatchStatus, SideName } from '../domain/types';

/** A club as a picture shows it. */
export interface ClubFacts {
  name: string;
  /** The inside of its crest's SVG, 100 by 100, if this server draws it: nothing is fetched for a picture. */
  crest?: string | undefined;
  color: string | null;
}

/** A goal, in the order in which they fell. */
export interface Goal {
  side: SideName;
  /** Id of the scorer; absent if the player is gone. */
  player?: string;
  name: string;
  minute: number;
  own: boolean;
}

/** The facts for the page and the picture of a match; plain data, so that they can be sent to another thread. */
export interface MatchFacts {
  league: string;
  gameday: number;
  /** Vienna's clock labelled `Z`; null while undated. */
  kickoff: string | null;
  location: string;
  /** `unconfirmed`: said to be live, but it must be over. */
  status: MatchStatus | 'unconfirmed';
  home: ClubFacts;
  away: ClubFacts;
  homeScore: number;
  awayScore: number;
  goals: readonly Goal[];
}

/** One row of a table. */
export interface Row extends ClubFacts {
  id: string;
  points: number;
}

/** The facts for the page and the picture of a table; rows in their order. */
export interface TableFacts {
  league: string;
  /** The matchday after which it stands, as on the page; null before the first one. */
  gameday: number | null;
  rows: readonly Row[];
}

/** Landscape for previews, upright (`hoch`) for stories. */
export type Format = 'quer' | 'hoch';

/** Width and height of a picture in pixels. */
export const SIZES: Readonly<Record<Format, readonly [width: number, height: number]>> = {
  quer: [1200, 630],
  hoch: [1080, 1350],
};

/** What can be drawn. */
export type Motif = { format: Format } & ({ match: MatchFacts } | { table: TableFacts });
