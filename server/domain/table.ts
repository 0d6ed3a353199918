import { isFinished } from './match';
import type { MatchStatus, SideName } from './types';

/** Goals of both sides. */
export interface Score {
  home: number;
  away: number;
}

/** Points of a side for a result: three for a win, one for a draw. */
function pointsFor(side: SideName, score: Score): 0 | 1 | 3 {
  if (score.home === score.away) return 1;
  return score.home > score.away === (side === 'home') ? 3 : 0;
}

/** Points a club's stored running total gains from a match: only played-and-closed or cancelled matches count. */
export function storedPointsFor(side: SideName, status: MatchStatus, score: Score): 0 | 1 | 3 {
  if (status === 'done') return pointsFor(side, score);
  if (status === 'cancelled') return pointsFor(side, score) === 3 ? 3 : 0;
  return 0;
}

/** The form letter of a side: won, drawn or lost. */
function resultFor(side: SideName, score: Score): 'W' | 'D' | 'L' {
  const points = pointsFor(side, score);
  return points === 3 ? 'W' : points === 1 ? 'D' : 'L';
}

/** A match as the rules of tables and statistics need it. */
export interface ScoredMatch {
  homeClubId: string;
  awayClubId: string;
  homeScore: number;
  awayScore: number;
  status: MatchStatus;
}

/**
 * Whether a match counts in tables, form and figures (docs/api.md 5.1): once it is over, a cancelled one only with an
 * awarded score (0:0 means none was awarded).
 */
export function counts({ status, homeScore, awayScore }: Pick<ScoredMatch, 'status' | 'homeScore' | 'awayScore'>) {
  return isFinished(status) && !isAnnulled({ status, homeScore, awayScore });
}

/** Whether a match counts for nobody, whatever happened in it: called off or annulled without an awarded score. */
export function isAnnulled({ status, homeScore, awayScore }: Pick<ScoredMatch, 'status' | 'homeScore' | 'awayScore'>) {
  return status === 'cancelled' && homeScore + awayScore === 0;
}

/** One counted match seen from one club. */
export interface Result {
  letter: 'W' | 'D' | 'L';
  points: number;
  scored: number;
  against: number;
}

/** The counted matches of one club as results from its own view, in the given order. */
export function resultsOf(clubId: string, matches: readonly ScoredMatch[]): Result[] {
  return matches.filter(counts).flatMap((match) => {
    const side = match.homeClubId === clubId ? 'home' : match.awayClubId === clubId ? 'away' : undefined;
    if (side === undefined) return [];
    const score = { home: match.homeScore, away: match.awayScore };
    return [
      {
        letter: resultFor(side, score),
        points: pointsFor(side, score),
        scored: side === 'home' ? score.home : score.away,
        against: side === 'home' ? score.away : score.home,
      },
    ];
  });
}

/** A match on its way into the database, where a missing status means pending and a missing score 0:0. */
export interface NewMatch {
  homeClubId: string;
  awayClubId: string;
  homeScore?: number | undefined;
  awayScore?: number | undefined;
  status?: MatchStatus | undefined;
}

/** Points taken from a club, or given to it, for a season by a ruling. */
export interface Adjustment {
  clubId: string;
  points: number;
}

/** Every club's stored running total after the matches and rulings. */
export function runningPoints(
  matches: readonly NewMatch[],
  adjustments: readonly Adjustment[] = [],
): Map<string, number> {
  const totals = adjusted(adjustments);
  for (const { homeClubId, awayClubId, homeScore = 0, awayScore = 0, status = 'pending' } of matches) {
    const score = { home: homeScore, away: awayScore };
    totals.set(homeClubId, (totals.get(homeClubId) ?? 0) + storedPointsFor('home', status, score));
    totals.set(awayClubId, (totals.get(awayClubId) ?? 0) + storedPointsFor('away', status, score));
  }
  return totals;
}

/** What rulings add to each club's points. */
function adjusted(adjustments: readonly Adjustment[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { clubId, points } of adjustments) totals.set(clubId, (totals.get(clubId) ?? 0) + points);
  return totals;
}

const LENGTH = 5;

/** A counted match in a club's recent form. */
export interface FormMatch<M> {
  result: 'W' | 'D' | 'L';
  match: M;
}

/** The last five counted, dated matches of every club, newest last. */
export function recentForm<M extends ScoredMatch & { kickoff: string | null }>(
  matches: readonly M[],
): Map<string, FormMatch<M>[]> {
  const form = new Map<string, FormMatch<M>[]>();
  const played = matches
    .filter((match) => counts(match) && match.kickoff !== null)
    .sort((a, b) => (a.kickoff ?? '').localeCompare(b.kickoff ?? ''));
  for (const match of played) {
    const score = { home: match.homeScore, away: match.awayScore };
    append(form, match.homeClubId, { result: resultFor('home', score), match });
    append(form, match.awayClubId, { result: resultFor('away', score), match });
  }
  return form;
}

/** The matchday after which a table stands, as the site says it: the latest in the form of its clubs; null: none yet. */
export function latestMatchday(
  form: ReadonlyMap<string, readonly FormMatch<{ gameday: number }>[]>,
  clubIds: readonly string[],
): number | null {
  const played = clubIds.flatMap((id) => (form.get(id) ?? []).map(({ match }) => match.gameday));
  return played.length === 0 ? null : Math.max(...played);
}

function append<M>(form: Map<string, FormMatch<M>[]>, clubId: string, entry: FormMatch<M>): void {
  form.set(clubId, [...(form.get(clubId) ?? []), entry].slice(-LENGTH));
}

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
 * The table of a season: every club is listed, points are 3/1/0 for counted matches, and what rulings add or take.
 * Order: points, goal difference, goals scored, name.
 */
export function seasonTable(
  clubs: readonly TableClub[],
  matches: readonly ScoredMatch[],
  adjustments: readonly Adjustment[] = [],
): Standing[] {
  const tallies = tally(matches);
  const ruled = adjusted(adjustments);
  return ranked(clubs, ({ id }) => {
    const own = tallies.get(id) ?? emptyTally();
    return { ...own, points: own.points + (ruled.get(id) ?? 0) };
  });
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

/** What can be said about a season from its matches alone. */
export interface SeasonProgress {
  /** The latest matchday on which a match began (a cancelled one never did); null before the first one. */
  gameday: number | null;
  /** The final table of a season that is over; null while it runs. */
  table: Standing[] | null;
}

/** A season that is not primary and has finished matches counts as over. */
export function isOver(primary: boolean | null, matches: readonly ScoredMatch[]): boolean {
  return primary !== true && matches.some((match) => isFinished(match.status));
}

/** How far a season has come. */
export function seasonProgress(
  primary: boolean | null,
  clubs: readonly TableClub[],
  matches: readonly (ScoredMatch & { gameday: number })[],
  adjustments: readonly Adjustment[] = [],
): SeasonProgress {
  const begun = matches.filter((match) => match.status !== 'pending' && match.status !== 'cancelled');
  return {
    gameday: begun.length === 0 ? null : Math.max(...begun.map((match) => match.gameday)),
    table: isOver(primary, matches) ? seasonTable(clubs, matches, adjustments) : null,
  };
}
