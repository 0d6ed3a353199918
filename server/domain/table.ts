import { counts, pointsFor } from './points';
import type { ScoredMatch } from './points';

/** A club as a table needs it; `hiddenPoints` replaces the points for sorting only. */
export interface TableClub {
  id: string;
  teamName: string;
  points: number;
  hiddenPoints: number | null;
}

/** One place of a league table. */
export interface Standing {
  clubId: string;
  ranking: number;
  points: number;
  wins: number;
  draws: number;
  losses: number;
  scored: number;
  against: number;
  difference: number;
}

/** A club's figures before it has a place. */
export type Tally = Omit<Standing, 'ranking' | 'clubId' | 'difference'>;

/** Figures by club. */
export type Tallies = ReadonlyMap<string, Readonly<Tally>>;

/**
 * The table of a season: every club is listed, points are 3/1/0 for counted matches.
 * Order: points, goal difference, goals scored, name.
 */
export function seasonTable(clubs: readonly TableClub[], matches: readonly ScoredMatch[]): Standing[] {
  const tallies = tally(matches);
  return ranked(clubs, (club) => tallies.get(club.id) ?? emptyTally());
}

/**
 * The table over all seasons: figures from every counted match, points from the clubs' stored running totals.
 * @param former figures to which the matches are added
 */
export function lifetimeTable(
  clubs: readonly TableClub[],
  matches: readonly ScoredMatch[],
  former: Tallies = new Map(),
): Standing[] {
  const tallies = tally(matches, former);
  return ranked(clubs, (club) => ({ ...(tallies.get(club.id) ?? emptyTally()), points: club.points }));
}

function emptyTally(): Tally {
  return { points: 0, wins: 0, draws: 0, losses: 0, scored: 0, against: 0 };
}

/** Adds up the counted matches. @param former figures to add them to; not modified */
export function tally(matches: readonly ScoredMatch[], former: Tallies = new Map()): Tallies {
  const tallies = new Map<string, Tally>(former);
  const add = (clubId: string, points: 0 | 1 | 3, scored: number, against: number) => {
    const own = { ...(tallies.get(clubId) ?? emptyTally()) };
    own.points += points;
    own.scored += scored;
    own.against += against;
    if (points === 3) own.wins += 1;
    else if (points === 1) own.draws += 1;
    else own.losses += 1;
    tallies.set(clubId, own);
  };
  for (const match of matches) {
    if (!counts(match)) continue;
    const score = { home: match.homeScore, away: match.awayScore };
    add(match.homeClubId, pointsFor('home', score), score.home, score.away);
    add(match.awayClubId, pointsFor('away', score), score.away, score.home);
  }
  return tallies;
}

function ranked(clubs: readonly TableClub[], figures: (club: TableClub) => Tally): Standing[] {
  return clubs
    .map((club) => {
      const own = figures(club);
      return { club, own, sortPoints: club.hiddenPoints ?? own.points, difference: own.scored - own.against };
    })
    .sort(
      (a, b) =>
        b.sortPoints - a.sortPoints ||
        b.difference - a.difference ||
        b.own.scored - a.own.scored ||
        a.club.teamName.localeCompare(b.club.teamName, 'de-AT') ||
        a.club.id.localeCompare(b.club.id),
    )
    .map(({ club, own, difference }, index) => ({ clubId: club.id, ranking: index + 1, ...own, difference }));
}
