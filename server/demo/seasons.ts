import type { Federation } from './load';
import { wallClockDaysLater } from '../domain/clock';
import { creditedSide, opponentOf } from '../domain/match';
import { cardSuspends, suspensionEnd } from '../domain/suspension';
import type { EventType, SideName } from '../domain/types';
import { currentFate, futureFate, minutesLater, pastFate, roundRobin } from './calendar';
import type { Calendar, Fate } from './calendar';
import type { DemoClub } from './clubs';
import type { LeaguePlan } from './leagues';
import type { DemoPlayer } from './people';
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
function playMatch(lineups: Lineups, strength: Readonly<Record<SideName, number>>, random: Random): Incident[] {
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
function incidentsUntil(minute: number, incidents: readonly Incident[]): Incident[] {
  const happened = incidents.filter((incident) => incident.minute <= minute);
  const replaced = (incident: Incident) =>
    incident.type === 'yellowCard' &&
    happened.some((other) => other.type === 'yellowRedCard' && other.player === incident.player);
  return happened.filter((incident) => !replaced(incident));
}

/** The score after some incidents. */
function scoreOf(incidents: readonly Incident[]): Readonly<Record<SideName, number>> {
  const goals = (side: SideName) =>
    incidents.filter((incident) => incident.type === 'goal' && incident.assign === side).length;
  return { home: goals('home'), away: goals('away') };
}

/** A match with everything the texts about it need. */
export interface DemoMatch {
  readonly row: Federation['matches'][number];
  readonly plan: LeaguePlan;
  readonly primary: boolean;
  readonly home: DemoClub;
  readonly away: DemoClub;
  readonly lineups: Lineups | null;
  readonly incidents: readonly Incident[];
  readonly sentOff: readonly { readonly incident: Incident; readonly offence: Offence }[];
}

/** The clubs of one league and who plays for them in the season to be built. */
export interface SeasonSetup {
  readonly plan: LeaguePlan;
  readonly seasonId: string;
  readonly primary: boolean;
  readonly clubs: readonly DemoClub[];
  readonly squads: ReadonlyMap<string, readonly DemoPlayer[]>;
  readonly calendar: Calendar;
  readonly venues: readonly string[];
  readonly discipline: Discipline;
  readonly now: string;
  readonly random: Random;
}

const UNASSIGNED = 'Nicht Zugeordnet';

/** Plays one season of one league, matchday by matchday, so that suspensions keep players out of the next match. */
export function buildSeason(setup: SeasonSetup): DemoMatch[] {
  const { calendar, clubs, discipline, primary } = setup;
  discipline.startSeason();
  return roundRobin(clubs.length, calendar.current).flatMap((round, matchday) =>
    round.flatMap((pairing, index) => {
      const [home, away] = [clubs[pairing.home], clubs[pairing.away]];
      const day = (primary ? calendar.primary : calendar.previous)[matchday];
      if (home === undefined || away === undefined || day === undefined) return [];
      const slot = { code: setup.plan.code, day, index, distance: primary ? matchday + 1 - calendar.current : -99 };
      return [playOne(setup, home, away, matchday + 1, fateOf(slot, setup))];
    }),
  );
}

function fateOf(slot: Parameters<typeof pastFate>[0], { now, random }: SeasonSetup): Fate {
  if (slot.distance < 0) return pastFate(slot, random);
  return slot.distance === 0 ? currentFate(slot, now) : futureFate(slot, random);
}

function playOne(setup: SeasonSetup, home: DemoClub, away: DemoClub, gameday: number, fate: Fate): DemoMatch {
  const { random, discipline } = setup;
  const kickoff = fate.kickoff;
  const squad = (club: DemoClub) =>
    (setup.squads.get(club.row.id) ?? []).filter((player) => kickoff !== null && discipline.mayPlay(player, kickoff));
  const named = fate.minute > 0;
  const lineups = named ? { home: pickLineup(squad(home), random), away: pickLineup(squad(away), random) } : null;
  const whole = lineups === null ? [] : playMatch(lineups, { home: home.strength, away: away.strength }, random);
  const incidents = incidentsUntil(fate.minute, whole);
  const sentOff = incidents.flatMap((incident) => {
    const offence = discipline.note(incident, kickoff ?? setup.now);
    return offence === null ? [] : [{ incident, offence }];
  });
  const score =
    fate.status === 'cancelled'
      ? random.chance(0.6)
        ? { home: 6, away: 0 }
        : { home: 0, away: 6 }
      : scoreOf(incidents);
  const row = {
    id: random.uuid(),
    seasonId: setup.seasonId,
    homeClubId: home.row.id,
    awayClubId: away.row.id,
    gameday,
    kickoff,
    status: fate.status,
    location: kickoff === null ? UNASSIGNED : random.pick(setup.venues),
    homeScore: score.home,
    awayScore: score.away,
    homeDress: home.row.kitHome ?? '',
    awayDress: away.row.kitAway ?? '',
    ...halves(fate, setup.now, random),
  };
  return { row, plan: setup.plan, primary: setup.primary, home, away, lineups, incidents, sentOff };
}

type Halves = Pick<
  Federation['matches'][number],
  'firstHalfStart' | 'firstHalfEnd' | 'secondHalfStart' | 'secondHalfEnd'
>;

/** Half-time starts and ends that agree with the status; live ones agree with the clock. */
function halves({ kickoff, minute, status }: Fate, now: string, random: Random): Halves {
  if (kickoff === null || minute === 0) return {};
  if (status === 'first') return { firstHalfStart: minutesLater(now, -minute) };
  if (status === 'halftime') return { firstHalfStart: minutesLater(now, -29), firstHalfEnd: minutesLater(now, -3) };
  const secondHalfStart =
    status === 'second' ? minutesLater(now, 25 - minute) : minutesLater(kickoff, random.int(31, 35));
  const first = {
    firstHalfStart: minutesLater(secondHalfStart, -31),
    firstHalfEnd: minutesLater(secondHalfStart, -5),
    secondHalfStart,
  };
  if (status === 'abgebrochen' && minute <= 25) return { firstHalfStart: first.firstHalfStart };
  return status === 'second'
    ? first
    : { ...first, secondHalfEnd: minutesLater(secondHalfStart, Math.min(26, minute - 24)) };
}
