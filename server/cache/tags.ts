/** The tag for every answer. */
export const EVERYTHING = '*';

const MATCH = 'match:';

/**
 * What an answer can be built from. A write outdates the tags of the things it changed;
 * an answer carries the tags of the things it shows.
 */
export const tag = {
  /** The list of leagues. */
  leagues: 'leagues',
  /** A league's clubs, matches, table, leaderboards, suspensions and home page. */
  league: (id: string) => `league:${id}`,
  /** A season that is over. */
  season: (id: string) => `season:${id}`,
  /** Any season that is over. */
  former: 'former',
  /** A club's facts, squad and matches. */
  club: (id: string) => `club:${id}`,
  /** A player's facts and figures. */
  player: (id: string) => `player:${id}`,
  /** A match report. */
  match: (id: string) => MATCH + id,
  /** What is being played now. */
  live: 'live',
  /** Any article or ruling. */
  news: 'news',
  /** The list of completed transfers. */
  transfers: 'transfers',
};

/** The id of a tag's match, if it is the tag of a match. */
export function matchOfTag(of: string): string | undefined {
  return of.startsWith(MATCH) ? of.slice(MATCH.length) : undefined;
}

/** Whether an answer with these tags shows matches that are being played. */
export function showsLive(tags: readonly string[]): boolean {
  return tags.some((one) => one === tag.live || one.startsWith(MATCH));
}
