import { resultsOf } from './points';
import type { ScoredMatch } from './points';
import type { EventType, SideName } from './types';

/** A club's figures over a set of matches. */
export interface TeamStats {
  wins: number;
  draws: number;
  losses: number;
  scored: number;
  against: number;
  points: number;
  yellowCards: number;
  yellowRedCards: number;
  redCards: number;
}

/** The figures of two sets of matches together. */
export function addStats(one: TeamStats, other: TeamStats): TeamStats {
  return {
    wins: one.wins + other.wins,
    draws: one.draws + other.draws,
    losses: one.losses + other.losses,
    scored: one.scored + other.scored,
    against: one.against + other.against,
    points: one.points + other.points,
    yellowCards: one.yellowCards + other.yellowCards,
    yellowRedCards: one.yellowRedCards + other.yellowRedCards,
    redCards: one.redCards + other.redCards,
  };
}

/** A card as the statistics need it; one without a side counts for nobody. */
export interface AssignedCard {
  matchId: string;
  type: EventType;
  assign: SideName | null;
}

/** Adds up a club's counted matches and the cards assigned to its side. Yellow-red cards count neither as yellow nor as red. */
export function teamStats(
  clubId: string,
  matches: readonly (ScoredMatch & { id: string })[],
  cards: readonly AssignedCard[],
): TeamStats {
  const results = resultsOf(clubId, matches);
  const sides = new Map(matches.map((match) => [match.id, match.homeClubId === clubId ? 'home' : 'away'] as const));
  const own = cards.filter((card) => card.assign !== null && card.assign === sides.get(card.matchId));
  const sum = (pick: (result: (typeof results)[number]) => number) => results.reduce((all, one) => all + pick(one), 0);
  const count = (letter: 'W' | 'D' | 'L') => results.filter((result) => result.letter === letter).length;
  return {
    wins: count('W'),
    draws: count('D'),
    losses: count('L'),
    scored: sum((result) => result.scored),
    against: sum((result) => result.against),
    points: sum((result) => result.points),
    yellowCards: own.filter((card) => card.type === 'yellowCard').length,
    yellowRedCards: own.filter((card) => card.type === 'yellowRedCard').length,
    redCards: own.filter((card) => card.type === 'redCard').length,
  };
}
