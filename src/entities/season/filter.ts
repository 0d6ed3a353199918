import type { MatchId } from '../ids';
import { byDateThenMatchday, defaultSeason, matchdays, nearestMatchday } from './defaults';
import type { Matchday, SeasonWithMatches } from './defaults';
import type { Season } from './model';

export const ALL = 'all';
/** Matches without a matchday, beside others that have one. */
export const NO_MATCHDAY = 'none';

/** What a matchday filter can be set to. */
export type ChosenMatchday = number | typeof ALL | typeof NO_MATCHDAY;

/** What a visitor chose; absent: the default applies. A value that does not exist any more counts as absent. */
export interface FixtureChoice {
  readonly season?: string;
  readonly matchday?: ChosenMatchday;
  /** Season by whose matchdays `matchday` counts. */
  readonly matchdayOf?: string;
  /** The primary season at that time; once it is another one, the choice gives way. */
  readonly primary?: string;
  /** The matchday that was nearest at that time; once it has moved on by two, the chosen one gives way. */
  readonly nearest?: number;
}

/** A choice that has given way, and still exists. */
export interface EarlierChoice {
  readonly season: Season;
  /** Null: the season only. */
  readonly matchday: number | null;
}

export interface FixtureRules {
  /** Team and player pages offer `all` seasons and matchdays and prefer a season with matches. */
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
  /** null: no match has a matchday. */
  readonly matchday: ChosenMatchday | null;
  /** Matches that pass the filter, by date, then matchday. */
  readonly shown: readonly MatchId[];
  /** Id of the season that is flagged primary. */
  readonly primary: string | null;
  /** The shown season's matchday that is nearest to now. */
  readonly nearest: number | null;
  /** What was chosen before and has given way to the default. */
  readonly earlier: EarlierChoice | null;
}

/** How far the nearest matchday moves on before a chosen one gives way. */
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

/** Whether the nearest matchday has moved on so far since the choice that the default counts again. */
function hasMovedOn(days: readonly Matchday[], nearest: number | null, then: number | undefined): boolean {
  const place = (gameday: number | null | undefined): number => days.findIndex((day) => day.gameday === gameday);
  return then !== undefined && place(then) >= 0 && place(nearest) - place(then) >= MATCHDAYS_MOVED_ON;
}

/** What of a choice about another primary season can still be shown. */
function earlierSeason(seasons: readonly SeasonWithMatches[], choice: FixtureChoice): EarlierChoice | null {
  const { matchday, matchdayOf } = choice;
  const block = seasons.find(({ season }) => season.id === (choice.season ?? matchdayOf));
  if (block === undefined) return null;
  const exists = matchdayOf === block.season.id && block.matches.some(({ gameday }) => gameday === matchday);
  return { season: block.season, matchday: exists && typeof matchday === 'number' ? matchday : null };
}

/** Applies a choice, or the spec's defaults, to the seasons of a league, team or player. */
export function filterFixtures(
  seasons: readonly SeasonWithMatches[],
  choice: FixtureChoice,
  { withAll, now }: FixtureRules,
): FixtureView {
  const primary = seasons.find(({ season }) => season.primary === true)?.season.id ?? null;
  // `all` holds the new season, too.
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
