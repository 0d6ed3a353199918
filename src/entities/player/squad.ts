import type { PlayerId } from '../ids';
import type { Eligibility, Player } from './model';

const SHOWN: readonly Eligibility[] = ['eligible', 'suspended'];

/** The squad as shown: eligible players, then suspended ones, each by shirt number; others are left out (docs/behaviour.md 2). */
export function shownSquad(players: readonly Player[]): readonly Player[] {
  const rank = (player: Player): number => SHOWN.indexOf(player.eligibility ?? 'unknown');
  const number = (player: Player): number => Number(player.number ?? Infinity) || Infinity;
  return players
    .filter((player) => rank(player) >= 0)
    .sort((a, b) => rank(a) - rank(b) || (number(a) === number(b) ? 0 : number(a) - number(b)));
}

/** The one captain of a squad: whom the club names, else the first who is marked as such; null: none. */
export function captainOf(named: PlayerId | null | undefined, squad: readonly Player[]): PlayerId | null {
  const captain = squad.find(({ id }) => id === named) ?? squad.find(({ isCaptain }) => isCaptain === true);
  return captain?.id ?? null;
}
