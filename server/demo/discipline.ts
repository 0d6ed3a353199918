import { wallClockDaysLater } from '../domain/clock';
import { cardSuspends, suspensionEnd } from '../domain/suspension';
import type { Incident } from './playMatch';
import type { DemoPlayer } from './squads';
import type { Random } from './random';

/** Why a player was sent off, and for how many matches the senate bans for it. */
export interface Offence {
  readonly key: OffenceKey;
  readonly matches: number;
}

/** The kinds of offence a red card is shown for. */
export type OffenceKey = 'notbremse' | 'foul' | 'kritik' | 'taetlich' | 'tackling' | 'hand';

const offences: readonly (readonly [OffenceKey, readonly number[]])[] = [
  ['notbremse', [1]],
  ['notbremse', [1]],
  ['foul', [2, 2, 3]],
  ['foul', [2, 3]],
  ['kritik', [2, 3, 4]],
  ['taetlich', [4, 5, 6]],
  ['tackling', [1, 2]],
  ['hand', [1]],
];

/** Keeps the card account of every player: who may be lined up, and until when players are suspended. */
export interface Discipline {
  mayPlay(player: DemoPlayer, kickoff: string): boolean;
  /** Notes a card; a red card comes back with what the senate made of it. */
  note(incident: Incident, kickoff: string): Offence | null;
  /** Yellow cards count per season, suspensions go on. */
  startSeason(): void;
  blockedUntil(player: DemoPlayer): string | null;
}

/** Opens an empty account book. */
export function openDiscipline(random: Random): Discipline {
  const until = new Map<DemoPlayer, string>();
  const yellows = new Map<DemoPlayer, number>();
  const block = (player: DemoPlayer, end: string) => {
    if (end > (until.get(player) ?? '')) until.set(player, end);
  };
  return {
    mayPlay: (player, kickoff) => player.row.eligibility !== 'Warten' && (until.get(player) ?? '') <= kickoff,
    note: ({ type, player }, kickoff) => {
      if (type === 'goal') return null;
      const count = (yellows.get(player) ?? 0) + (type === 'yellowCard' ? 1 : 0);
      yellows.set(player, count);
      if (cardSuspends(type, count)) block(player, suspensionEnd(kickoff));
      if (type !== 'redCard') return null;
      const [key, lengths] = random.pick(offences);
      const matches = random.pick(lengths);
      block(player, wallClockDaysLater(kickoff, 7 * matches + 1, 7));
      return { key, matches };
    },
    startSeason: () => yellows.clear(),
    blockedUntil: (player) => until.get(player) ?? null,
  };
}
