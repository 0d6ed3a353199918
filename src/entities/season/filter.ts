import type { MatchId, SeasonId } from '../ids';
import type { Match } from '../match/model';
import { byTime } from '../../lib/dates';
import type { WallClock } from '../../lib/dates';

/** A season and its matches, ready for display. */
export interface SeasonWithMatches {
  readonly season: Season;
  readonly matches: readonly Match[];
}

/** One matchday of a season; matches without a number are grouped in a last one. */
export interface Matchday {
  readonly gameday: number | null;
  /** Earliest valid kick-off; null: none. */
  readonly date: Exclude<WallClock, 'invalid'> | null;
  readonly matches: readonly MatchId[];
}

/**
 * The season shown by default: the primary one, else the first (docs/behaviour.md 2).
 * @param preferPlayed on team and player pages: without a primary season, the first one with matches
 */
export function defaultSeason(seasons: readonly SeasonWithMatches[], preferPlayed: boolean): SeasonWithMatches | null {
  const primary = seasons.find(({ season }) => season.primary === true);
  const played = preferPlayed ? seasons.find(({ matches }) => matches.length > 0) : undefined;
  return primary ?? played ?? seasons[0] ?? null;
}

/** Matches by date, then matchday; undated ones last. */
export function byDateThenMatchday(a: Match, b: Match): number {
  return byTime(a.kickoff, b.kickoff) || (a.gameday ?? Infinity) - (b.gameday ?? Infinity) || (a.id < b.id ? -1 : 1);
}

/** Matchdays in order, each with its matches by date. */
export function matchdays(matches: readonly Match[]): readonly Matchday[] {
  const groups = new Map<number | null, Match[]>();
  for (const match of matches.toSorted(byDateThenMatchday)) {
    const gameday = match.gameday ?? null;
    const group = groups.get(gameday);
    if (group) group.push(match);
    else groups.set(gameday, [match]);
  }
  return [...groups]
    .map(([gameday, group]) => ({
      gameday,
      date: group.map((match) => match.kickoff).find((kickoff) => typeof kickoff === 'number') ?? null,
      matches: group.map((match) => match.id),
    }))
    .sort((a, b) => (a.gameday ?? Infinity) - (b.gameday ?? Infinity) || 0);
}

/**
 * The matchday with the match closest to now; of equally close ones, and without any dates, the one of the smallest number.
 * @param now wall clock in Vienna, ms
 */
function nearestMatchday(matches: readonly Match[], now: number): number | null {
  let nearest: { readonly gameday: number; readonly distance: number } | undefined;
  for (const { kickoff, gameday } of matches) {
    if (gameday == null) continue;
    const distance = typeof kickoff === 'number' ? Math.abs(kickoff - now) : Infinity;
    const isNearer =
      nearest === undefined ||
      distance < nearest.distance ||
      (distance === nearest.distance && gameday < nearest.gameday);
    if (isNearer) nearest = { gameday, distance };
  }
  return nearest?.gameday ?? null;
}

/**
 * Whether a partly loaded season already settles the nearest matchday, because a later one has been loaded too.
 * @param matches the season's first matches, in order
 * @param now wall clock in Vienna, ms
 */
export function isNearestSettled(matches: readonly Match[], now: number): boolean {
  const nearest = nearestMatchday(matches, now);
  return (
    nearest !== null &&
    matches.some(({ gameday, kickoff }) => (gameday ?? 0) > nearest && typeof kickoff === 'number' && kickoff > now)
  );
}

export const ALL = 'all';
/** The filter value for matches without a matchday, if others have one. */
export const NO_MATCHDAY = 'none';

/** What a matchday filter can be set to. */
export type ChosenMatchday = number | typeof ALL | typeof NO_MATCHDAY;

/** A visitor's choice; absent: the default applies. A value that no longer exists counts as absent. */
export interface FixtureChoice {
  readonly season?: string;
  readonly matchday?: ChosenMatchday;
  /** The season `matchday` belongs to. */
  readonly matchdayOf?: string;
  /** The primary season at the time; the choice expires when that changes. */
  readonly primary?: string;
  /** The nearest matchday at the time; the choice expires when it has advanced by two. */
  readonly nearest?: number;
}

/** An expired choice that still exists and can be restored. */
export interface EarlierChoice {
  readonly season: Season;
  /** Null: the season only. */
  readonly matchday: number | null;
}

export interface FixtureRules {
  /** Team and player pages offer `all` and prefer a season with matches. */
  readonly withAll: boolean;
  /** Wall clock in Vienna, ms. */
  readonly now: number;
}

/** A season and matchday filter, resolved. */
export interface FixtureView {
  readonly seasons: readonly Season[];
  /** Season id, or `all`; null: there is no season. */
  readonly season: string | null;
  readonly matchdays: readonly Matchday[];
  /** Null: no match has a matchday. */
  readonly matchday: ChosenMatchday | null;
  /** Matches that pass the filter, by date, then by matchday. */
  readonly matchIds: readonly MatchId[];
  /** Id of the primary season. */
  readonly primary: string | null;
  /** The matchday of the shown season nearest to now. */
  readonly nearest: number | null;
  /** The expired choice, if there is one to restore. */
  readonly earlier: EarlierChoice | null;
}

/** A chosen matchday expires when the nearest one has advanced by this many. */
const MATCHDAYS_MOVED_ON = 2;

function chosenSeason(seasons: readonly SeasonWithMatches[], choice: FixtureChoice, withAll: boolean): string | null {
  const { season } = choice;
  const exists = season === ALL ? withAll : seasons.some((block) => block.season.id === season);
  if (season !== undefined && exists) return season;
  return defaultSeason(seasons, withAll)?.season.id ?? (withAll ? ALL : null);
}

function chosenMatchday(
  days: readonly Matchday[],
  season: string | null,
  { matchday, matchdayOf }: FixtureChoice,
  withAll: boolean,
): ChosenMatchday | null {
  if (matchday === undefined || matchdayOf !== season) return null;
  const exists = matchday === ALL ? withAll : days.some((day) => (day.gameday ?? NO_MATCHDAY) === matchday);
  return exists ? matchday : null;
}

/** Whether the nearest matchday has advanced far enough for the default to apply again. */
function hasMovedOn(days: readonly Matchday[], nearest: number | null, then: number | undefined): boolean {
  const at = (gameday: number | null | undefined): number => days.findIndex((day) => day.gameday === gameday);
  return then !== undefined && at(then) >= 0 && at(nearest) - at(then) >= MATCHDAYS_MOVED_ON;
}

/** What can still be restored of a choice made under another primary season. */
function earlierSeason(seasons: readonly SeasonWithMatches[], choice: FixtureChoice): EarlierChoice | null {
  const { matchday, matchdayOf } = choice;
  const block = seasons.find(({ season }) => season.id === (choice.season ?? matchdayOf));
  if (block === undefined) return null;
  const exists = matchdayOf === block.season.id && block.matches.some(({ gameday }) => gameday === matchday);
  return { season: block.season, matchday: exists && typeof matchday === 'number' ? matchday : null };
}

/** Applies a choice, or the defaults, to the seasons of a league, team or player. */
export function filterFixtures(
  seasons: readonly SeasonWithMatches[],
  choice: FixtureChoice,
  { withAll, now }: FixtureRules,
): FixtureView {
  const primary = seasons.find(({ season }) => season.primary === true)?.season.id ?? null;
  // `all` includes the new season, so it does not expire.
  const outdated =
    primary !== null && choice.primary !== undefined && choice.primary !== primary && choice.season !== ALL;
  const counting = outdated ? {} : choice;
  const season = chosenSeason(seasons, counting, withAll);
  const matches = seasons
    .filter((block) => season === ALL || block.season.id === season)
    .flatMap((block) => block.matches);
  const days = matchdays(matches);
  const nearest = nearestMatchday(matches, now);
  const chosen = chosenMatchday(days, season, counting, withAll);
  const movedOn = typeof chosen === 'number' && chosen !== nearest && hasMovedOn(days, nearest, choice.nearest);
  const matchday = (movedOn ? null : chosen) ?? nearest ?? (withAll ? ALL : null);
  const listed = matches
    .filter((match) => matchday === ALL || (match.gameday ?? NO_MATCHDAY) === (matchday ?? NO_MATCHDAY))
    .sort(byDateThenMatchday);
  return {
    seasons: seasons.map((block) => block.season),
    season,
    matchdays: days,
    matchday,
    matchIds: listed.map((match) => match.id),
    primary,
    nearest,
    earlier: outdated || movedOn ? earlierSeason(seasons, choice) : null,
  };
}

/** One season of a league. */
export interface Season {
  readonly id: SeasonId;
  readonly name?: string;
  readonly primary?: boolean;
}
