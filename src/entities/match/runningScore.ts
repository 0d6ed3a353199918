import type { PlayerId } from '../ids';
import type { LineupEntry, Match, MatchEvent, Score, SideName } from './model';

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

function sideOf(match: Match, event: MatchEvent): SideName | null {
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
    const side = sideOf(match, event);
    const scoredFor = creditedSide(event, side);
    if (scoredFor !== null) score = { ...score, [scoredFor]: score[scoredFor] + 1 };
    return { event, side: drawnSide(event, side), scoredFor, score: scoredFor === null ? null : score };
  });
}
