import type { PlayerId } from '../ids';
import type { LineupEntry, Match, MatchEvent, Score, SideName } from './model';

/** An event in its place: on whose side it is drawn, and the score after it if it is a goal. */
export interface TimelineEntry {
  readonly event: MatchEvent;
  /** Side of the player's line-up; null: in neither. */
  readonly side: SideName | null;
  /** Side whose score a goal raised; null: no goal, or of an unknown side. */
  readonly scoredFor: SideName | null;
  /** Score after a goal; null for everything else. */
  readonly score: Score | null;
}

function holds(lineup: readonly LineupEntry[] | undefined, player: PlayerId | null): boolean {
  return player !== null && (lineup ?? []).some((entry) => entry.player === player);
}

function sideOf(match: Match, event: MatchEvent): SideName | null {
  if (holds(match.homeLineup, event.player)) return 'home';
  return holds(match.awayLineup, event.player) ? 'away' : null;
}

const opponent = (side: SideName): SideName => (side === 'home' ? 'away' : 'home');

/** Whose score a goal raises: as the wire assigns it, else the opponent of an own goal's line-up, else the line-up's side. */
function creditedSide(event: MatchEvent, side: SideName | null): SideName | null {
  if (event.kind !== 'goal') return null;
  if (event.assign !== null) return event.assign;
  if (side === null) return null;
  return event.ownGoal ? opponent(side) : side;
}

/** Side that an event without a line-up is drawn on: the scorer's, which for an own goal is the other one. */
function drawnSide(event: MatchEvent, side: SideName | null): SideName | null {
  if (side !== null || event.assign === null) return side;
  return event.ownGoal ? opponent(event.assign) : event.assign;
}

/** Events by minute (those without one last), each goal with the score after it (docs/behaviour.md 2, docs/api.md 5.15). */
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
