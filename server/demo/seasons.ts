import type { Federation } from '../db/rows';
import type { Calendar } from './calendar';
import { minutesLater } from './calendar';
import type { DemoClub } from './clubs';
import type { Discipline, Offence } from './discipline';
import type { Fate } from './fates';
import { currentFate, futureFate, pastFate } from './fates';
import type { LeaguePlan } from './leagues';
import type { Incident, Lineups } from './playMatch';
import { incidentsUntil, pickLineup, playMatch, scoreOf } from './playMatch';
import type { Random } from './random';
import { roundRobin } from './roundRobin';
import type { DemoPlayer } from './squads';

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
