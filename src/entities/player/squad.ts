import type { PlayerId } from '../ids';
import type { Eligibility, Player } from './model';

const SHOWN: readonly Eligibility[] = ['eligible', 'suspended'];

/**
 * The displayed squad: eligible players, then suspended ones, each by shirt number; nobody else (docs/behaviour.md 2).
 */
export function shownSquad(players: readonly Player[]): readonly Player[] {
  const rank = (player: Player): number => SHOWN.indexOf(player.eligibility ?? 'unknown');
  const number = (player: Player): number => Number(player.number ?? Infinity) || Infinity;
  return players
    .filter((player) => rank(player) >= 0)
    .sort((a, b) => rank(a) - rank(b) || (number(a) === number(b) ? 0 : number(a) - number(b)));
}

/** The captain of a squad: the one the club names, else the first one flagged; null: none. */
export function captainOf(named: PlayerId | null | undefined, squad: readonly Player[]): PlayerId | null {
  const captain = squad.find(({ id }) => id === named) ?? squad.find(({ isCaptain }) => isCaptain === true);
  return captain?.id ?? null;
}
