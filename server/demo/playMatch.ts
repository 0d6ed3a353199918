import { creditedSide, opponentOf } from '../domain/goal';
import type { EventType, SideName } from '../domain/types';
import type { DemoPlayer } from './squads';
import type { Random } from './random';

/** Something that happens in a match; `assign` is the side a goal counts for, for a card the player's own side. */
export interface Incident {
  readonly type: EventType;
  readonly minute: number;
  readonly player: DemoPlayer;
  readonly assign: SideName;
  readonly ownGoal: boolean;
}

/** Who plays for which side. */
export type Lineups = Readonly<Record<SideName, readonly DemoPlayer[]>>;

const MATCH_MINUTES = 50;
const MEAN_GOALS = 3;
const LONGEST_SCORE = 11;

const weights: ReadonlyMap<string, number> = new Map([
  ['Tormann', 0.05],
  ['Verteidigung', 1.2],
  ['Mittelfeld', 3],
  ['Sturm', 5],
]);

/** What the choice of players looks at. */
interface Fielder {
  readonly row: { readonly position: string; readonly number: string };
}

/** Picks up to twelve of a squad: one or two goalkeepers first. */
export function pickLineup<P extends Fielder>(squad: readonly P[], random: Random): P[] {
  const keepers = squad.filter((player) => player.row.position === 'Tormann');
  const field = random.shuffle(squad.filter((player) => player.row.position !== 'Tormann'));
  const size = random.int(8, 12);
  const between = keepers.slice(0, size > 10 ? 2 : 1);
  return [...between, ...field.slice(0, size - between.length)].sort(
    (a, b) => Number(a.row.number) - Number(b.row.number),
  );
}

/** Who scores: the further up the field, the more likely. */
export function scorer<P extends Fielder>(players: readonly P[], random: Random): P | undefined {
  const share = (player: P) => weights.get(player.row.position) ?? 1;
  let left = random.next() * players.reduce((sum, player) => sum + share(player), 0);
  return players.find((player) => (left -= share(player)) <= 0) ?? players.at(-1);
}

interface Draft {
  readonly type: EventType;
  readonly minute: number;
  readonly side: SideName;
}

function drafts(strength: Readonly<Record<SideName, number>>, random: Random): Draft[] {
  const minutes = random.shuffle(Array.from({ length: MATCH_MINUTES }, (_, index) => index + 1));
  const minute = () => minutes.pop() ?? MATCH_MINUTES;
  const many = (count: number, type: EventType, side: SideName): Draft[] =>
    Array.from({ length: count }, () => ({ type, side, minute: minute() }));
  const sides: readonly SideName[] = ['home', 'away'];
  return sides
    .flatMap((side) => {
      const edge = strength[side] - strength[opponentOf(side)] + (side === 'home' ? 0.12 : -0.06);
      return [
        ...many(Math.min(LONGEST_SCORE, random.poisson(MEAN_GOALS * Math.exp(edge * 0.42))), 'goal', side),
        ...many(random.poisson(0.75), 'yellowCard', side),
        ...many(random.chance(0.13) ? 1 : 0, 'yellowRedCard', side),
        ...many(random.chance(0.036) ? 1 : 0, 'redCard', side),
      ];
    })
    .sort((a, b) => a.minute - b.minute);
}

/** Plays a whole match: who scores and who is booked, in order. Nobody acts after being sent off. */
export function playMatch(lineups: Lineups, strength: Readonly<Record<SideName, number>>, random: Random): Incident[] {
  const gone = new Set<DemoPlayer>();
  const booked = new Set<DemoPlayer>();
  const available = (side: SideName) => lineups[side].filter((player) => !gone.has(player));
  return drafts(strength, random).flatMap((draft): Incident[] => {
    const { side, minute } = draft;
    if (draft.type === 'goal') {
      const ownGoal = random.chance(0.03);
      const player = ownGoal ? random.pick(available(opponentOf(side))) : scorer(available(side), random);
      return player === undefined
        ? []
        : [{ type: 'goal', minute, player, assign: creditedSide(ownGoal ? opponentOf(side) : side, ownGoal), ownGoal }];
    }
    const field = available(side).filter((player) => player.row.position !== 'Tormann');
    const again = field.filter((player) => booked.has(player));
    const second = draft.type === 'yellowRedCard' ? again[0] : undefined;
    const player = second ?? random.pick(field.filter((one) => !booked.has(one)));
    const type = draft.type === 'yellowRedCard' && second === undefined ? 'yellowCard' : draft.type;
    if (type === 'yellowCard') booked.add(player);
    else gone.add(player);
    return [{ type, minute, player, assign: side, ownGoal: false }];
  });
}

/** The incidents up to `minute`: a yellow-red card replaces the player's yellow one. */
export function incidentsUntil(minute: number, incidents: readonly Incident[]): Incident[] {
  const happened = incidents.filter((incident) => incident.minute <= minute);
  const replaced = (incident: Incident) =>
    incident.type === 'yellowCard' &&
    happened.some((other) => other.type === 'yellowRedCard' && other.player === incident.player);
  return happened.filter((incident) => !replaced(incident));
}

/** The score after some incidents. */
export function scoreOf(incidents: readonly Incident[]): Readonly<Record<SideName, number>> {
  const goals = (side: SideName) =>
    incidents.filter((incident) => incident.type === 'goal' && incident.assign === side).length;
  return { home: goals('home'), away: goals('away') };
}
