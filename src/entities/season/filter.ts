import type { MatchId } from '../ids';
import type { Match } from '../match/model';
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
}

function chosenSeason(seasons: readonly SeasonWithMatches[], choice: FixtureChoice, withAll: boolean): string | null {
  const { season } = choice;
  const exists = season === ALL ? withAll : seasons.some((block) => block.season.id === season);
  if (season !== undefined && exists) return season;
  return defaultSeason(seasons, withAll)?.season.id ?? (withAll ? ALL : null);
}

function chosenMatchday(
  days: readonly Matchday[],
  matches: readonly Match[],
  season: string | null,
  choice: FixtureChoice,
  { withAll, now }: FixtureRules,
): FixtureView['matchday'] {
  const { matchday, matchdayOf } = choice;
  if (matchday !== undefined && matchdayOf === season) {
    const exists = matchday === ALL ? withAll : days.some((day) => (day.gameday ?? NO_MATCHDAY) === matchday);
    if (exists) return matchday;
  }
  return nearestMatchday(matches, now) ?? (withAll ? ALL : null);
}

/** Applies a choice, or the spec's defaults, to the seasons of a league, team or player. */
export function filterFixtures(
  seasons: readonly SeasonWithMatches[],
  choice: FixtureChoice,
  rules: FixtureRules,
): FixtureView {
  const season = chosenSeason(seasons, choice, rules.withAll);
  const matches = seasons
    .filter((block) => season === ALL || block.season.id === season)
    .flatMap((block) => block.matches);
  const days = matchdays(matches);
  const matchday = chosenMatchday(days, matches, season, choice, rules);
  const shown = matches
    .filter((match) => matchday === ALL || (match.gameday ?? NO_MATCHDAY) === (matchday ?? NO_MATCHDAY))
    .sort(byDateThenMatchday);
  return {
    seasons: seasons.map((block) => block.season),
    season,
    matchdays: days,
    matchday,
    shown: shown.map((match) => match.id),
  };
}
