import type { MatchId } from '../ids';
import type { Match } from '../match/model';
import type { WallClock } from '../../lib/dates';
import { byTime } from '../../lib/dates';
import type { Season } from './model';

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
export function nearestMatchday(matches: readonly Match[], now: number): number | null {
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
