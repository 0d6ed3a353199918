import type { MatchId } from '../ids';
import { byDateThenMatchday, defaultSeason, matchdays, nearestMatchday } from './defaults';
import type { Matchday, SeasonWithMatches } from './defaults';
import type { Season } from './model';

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
  readonly shown: readonly MatchId[];
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
  const place = (gameday: number | null | undefined): number => days.findIndex((day) => day.gameday === gameday);
  return then !== undefined && place(then) >= 0 && place(nearest) - place(then) >= MATCHDAYS_MOVED_ON;
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
  const shown = matches
    .filter((match) => matchday === ALL || (match.gameday ?? NO_MATCHDAY) === (matchday ?? NO_MATCHDAY))
    .sort(byDateThenMatchday);
  return {
    seasons: seasons.map((block) => block.season),
    season,
    matchdays: days,
    matchday,
    shown: shown.map((match) => match.id),
    primary,
    nearest,
    earlier: outdated || movedOn ? earlierSeason(seasons, choice) : null,
  };
}
