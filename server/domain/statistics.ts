import { isAnnulled, resultsOf } from './table';
import type { Adjustment, ScoredMatch } from './table';
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

/**
 * Adds up a club's counted matches, the cards assigned to its side and what rulings add to its points. Cards of an
 * annulled match count for nobody; yellow-red cards count neither as yellow nor as red.
 */
export function teamStats(
  clubId: string,
  matches: readonly (ScoredMatch & { id: string })[],
  cards: readonly AssignedCard[],
  adjustments: readonly Adjustment[] = [],
): TeamStats {
  const results = resultsOf(clubId, matches);
  const standing = matches.filter((match) => !isAnnulled(match));
  const ruled = adjustments.filter((one) => one.clubId === clubId).reduce((all, { points }) => all + points, 0);
  const sides = new Map(standing.map((match) => [match.id, match.homeClubId === clubId ? 'home' : 'away'] as const));
  const own = cards.filter((card) => card.assign !== null && card.assign === sides.get(card.matchId));
  const sum = (pick: (result: (typeof results)[number]) => number) => results.reduce((all, one) => all + pick(one), 0);
  const count = (letter: 'W' | 'D' | 'L') => results.filter((result) => result.letter === letter).length;
  return {
    wins: count('W'),
    draws: count('D'),
    losses: count('L'),
    scored: sum((result) => result.scored),
    against: sum((result) => result.against),
    points: ruled + sum((result) => result.points),
    yellowCards: own.filter((card) => card.type === 'yellowCard').length,
    yellowRedCards: own.filter((card) => card.type === 'yellowRedCard').length,
    redCards: own.filter((card) => card.type === 'redCard').length,
  };
}

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

/** An event of the leaderboard's type; name, picture and number as recorded in the match. */
export interface CountedEvent {
  playerId: string | null;
  name: string | null;
  image: string | null;
  number: string | null;
}

/** A player's place: texts from the player's first counted event. */
export interface LeaderboardEntry {
  playerId: string;
  name: string | null;
  image: string | null;
  number: string | null;
  count: number;
}

/** Counts events per player, most first, then by name. Events without a player are skipped; own goals count. */
export function leaderboard(events: readonly CountedEvent[]): LeaderboardEntry[] {
  const entries = new Map<string, LeaderboardEntry>();
  for (const { playerId, name, image, number } of events) {
    if (playerId === null) continue;
    const entry = entries.get(playerId) ?? { playerId, name, image, number, count: 0 };
    entry.count += 1;
    entries.set(playerId, entry);
  }
  return [...entries.values()].sort(
    (a, b) =>
      b.count - a.count || (a.name ?? '').localeCompare(b.name ?? '', 'de-AT') || a.playerId.localeCompare(b.playerId),
  );
}

const YEAR = /\b(?:19|20)\d{2}\b/;

/** Average age of a squad as whole years in text; birthdays may be a year or a date, others are left out. */
export function averageAge(birthdays: readonly string[], currentYear: number): string {
  const ages = birthdays.flatMap((birthday) => {
    const year = YEAR.exec(birthday)?.[0];
    return year === undefined ? [] : [currentYear - Number(year)];
  });
  if (ages.length === 0) return '';
  return String(Math.round(ages.reduce((sum, age) => sum + age, 0) / ages.length));
}
