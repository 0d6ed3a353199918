import type { PlayerId } from '../ids';
import type { LineupEntry, Match, MatchEvent, Score, SideName } from './model';
import { isLive } from './model';

/** An event, the side it is drawn on and, for a goal, the score after it. */
export interface TimelineEntry {
  readonly event: MatchEvent;
  /** Side whose line-up has the player, of both the assigned one; null: unknown. */
  readonly side: SideName | null;
  /** Side credited with a goal; null: not a goal, or the side is unknown. */
  readonly scoredFor: SideName | null;
  /** Score after a goal; null for other events. */
  readonly score: Score | null;
}

function holds(lineup: readonly LineupEntry[] | undefined, player: PlayerId | null): boolean {
  return player !== null && (lineup ?? []).some((entry) => entry.player === player);
}

function playerSide(match: Match, event: MatchEvent): SideName | null {
  const home = holds(match.homeLineup, event.player);
  const away = holds(match.awayLineup, event.player);
  // Whoever stands in both is drawn by what the API assigned.
  return home === away ? null : home ? 'home' : 'away';
}

const opponent = (side: SideName): SideName => (side === 'home' ? 'away' : 'home');

/**
 * The side credited with a goal: as the API assigns it, else the opponents of whoever scored an own goal, else the
 * scorer's side.
 */
function creditedSide(event: MatchEvent, side: SideName | null): SideName | null {
  if (event.kind !== 'goal') return null;
  if (event.assign !== null) return event.assign;
  if (side === null) return null;
  return event.ownGoal ? opponent(side) : side;
}

/**
 * The side on which to draw an event whose player is in no line-up, or in both: the scorer's, which for an own goal is the other
 * one.
 */
function drawnSide(event: MatchEvent, side: SideName | null): SideName | null {
  if (side !== null || event.assign === null) return side;
  return event.ownGoal ? opponent(event.assign) : event.assign;
}

/**
 * Events by minute (those without one last), goals with the score after them (docs/behaviour.md 2, docs/api.md 5.15).
 */
export function timeline(match: Match): readonly TimelineEntry[] {
  const ordered = (match.events ?? []).toSorted((a, b) => (a.minute ?? Infinity) - (b.minute ?? Infinity) || 0);
  let score: Score = { home: 0, away: 0 };
  return ordered.map((event) => {
    const side = playerSide(match, event);
    const scoredFor = creditedSide(event, side);
    if (scoredFor !== null) score = { ...score, [scoredFor]: score[scoredFor] + 1 };
    return { event, side: drawnSide(event, side), scoredFor, score: scoredFor === null ? null : score };
  });
}

/** The events to mark in a team's line-up: those drawn on its side, and those whose side nobody knows. */
export function eventsOf(entries: readonly TimelineEntry[], team: SideName): readonly MatchEvent[] {
  return entries.filter(({ side }) => side === null || side === team).map(({ event }) => event);
}

/** Last minute of the first half and first of the second (docs/behaviour.md 9). */
const HALF_MINUTE = 25;

/** Position of half-time in a timeline. */
export interface Halftime {
  /** Number of entries before it. */
  readonly after: number;
  readonly score: Score;
}

function isReached({ status, secondHalf }: Match): boolean {
  return (
    status === 'halftime' ||
    status === 'secondHalf' ||
    status === 'finished' ||
    (status === 'abandoned' && typeof secondHalf === 'number')
  );
}

/**
 * Half-time of a match: what was seen or told then, else what the minutes say; null before it, and whenever the events do not add up to the score (an awarded 6:0 has none),
 * so that no wrong half-time score is shown.
 */
export function halftimeOf(match: Match, entries: readonly TimelineEntry[]): Halftime | null {
  const final = scoreAfter(entries);
  const missing = match.score === undefined ? 0 : match.score.home - final.home + match.score.away - final.away;
  // In a live match events may lag behind the score; after the final whistle they are complete or useless.
  const agrees = missing === 0 || (missing > 0 && isLive(match.status));
  if (!agrees || !isReached(match)) return null;
  const later = entries.findIndex(({ event }) => event.minute === null || event.minute > HALF_MINUTE);
  const byMinute = later < 0 || match.status === 'halftime' ? entries.length : later;
  const stood = (after: number): boolean => isSame(scoreAfter(entries.slice(0, after)), match.halftime);
  // A goal in stoppage time has a minute of the second half.
  const candidates = [byMinute, ...entries.map((_, index) => index), entries.length];
  const after = match.status === 'halftime' ? byMinute : (candidates.find(stood) ?? byMinute);
  return { after, score: scoreAfter(entries.slice(0, after)) };
}

const isSame = (a: Score, b: Score | null | undefined): boolean => a.home === b?.home && a.away === b.away;

function scoreAfter(entries: readonly TimelineEntry[]): Score {
  return entries.findLast(({ score }) => score !== null)?.score ?? { home: 0, away: 0 };
}
