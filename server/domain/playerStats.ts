import type { EventType } from './types';

/** What a player's event contributes to the figures. */
export interface PlayerEvent {
  matchId: string;
  type: EventType;
}

/** A player's figures; `matchesPlayed` counts matches with at least one event of the player. */
export interface PlayerStats {
  matchesPlayed: number;
  goals: number;
  yellowCards: number;
  redCards: number;
  yellowRedCards: number;
}

/** Adds up a player's events; own goals count as goals. */
export function playerStats(events: readonly PlayerEvent[]): PlayerStats {
  const count = (type: EventType) => events.filter((event) => event.type === type).length;
  return {
    matchesPlayed: new Set(events.map((event) => event.matchId)).size,
    goals: count('goal'),
    yellowCards: count('yellowCard'),
    redCards: count('redCard'),
    yellowRedCards: count('yellowRedCard'),
  };
}

/** The figures of two spans without a common match, together. */
export function addPlayerStats(one: PlayerStats, other: PlayerStats): PlayerStats {
  return {
    matchesPlayed: one.matchesPlayed + other.matchesPlayed,
    goals: one.goals + other.goals,
    yellowCards: one.yellowCards + other.yellowCards,
    redCards: one.redCards + other.redCards,
    yellowRedCards: one.yellowRedCards + other.yellowRedCards,
  };
}
