import type { Federation } from '../db/rows';
import { latestLift } from '../domain/suspensionLift';
import type { LineupEntry, SideName } from '../domain/types';
import type { Random } from './random';
import type { DemoMatch } from './seasons';
import type { DemoPlayer } from './squads';

/** The line-ups of a match, none if they were not filled in. */
export function lineupRows({ row, lineups }: DemoMatch): Federation['lineups'] {
  if (lineups === null) return [];
  const entries = (players: readonly DemoPlayer[]): LineupEntry[] =>
    players.map((player) => ({ player: player.row.id, number: Number(player.row.number) }));
  const sides: readonly SideName[] = ['home', 'away'];
  return sides.map((side) => ({ matchId: row.id, side, players: entries(lineups[side]) }));
}

/** The events of a match in order. */
export function eventRows({ row, incidents }: DemoMatch, random: Random): Federation['events'] {
  return incidents.map(({ type, minute, player, assign, ownGoal }) => ({
    id: random.uuid(),
    matchId: row.id,
    type,
    minute,
    playerId: player.row.id,
    name: player.row.name,
    image: player.row.image ?? null,
    number: player.row.number,
    assign,
    ownGoal: type === 'goal' ? ownGoal : null,
  }));
}

/** Suspends a player, unless the suspension was already lifted. */
export function suspend(player: DemoPlayer, until: string | null, now: string): void {
  if (until === null || until <= latestLift(now) || player.row.eligibility === 'Warten') return;
  player.row.eligibility = 'Gesperrt';
  player.row.blockDate = until;
}
