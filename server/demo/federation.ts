import type { Federation } from './load';
import { viennaWallClock } from '../domain/clock';
import { latestLift } from '../domain/suspension';
import type { LineupEntry, SideName } from '../domain/types';
import { dayOf, layOut, seasonName } from './calendar';
import { buildClubs } from './clubs';
import type { DemoClub } from './clubs';
import { FLAGSHIP_CODE, HOME_CODE, leaguePlans } from './leagues';
import type { LeaguePlan } from './leagues';
import { buildNews, buildRulings } from './news';
import type { LeagueStory } from './news';
import { buildSquad } from './people';
import type { DemoPlayer } from './people';
import { regionOf } from './places';
import { createRandom, videoLink } from './random';
import type { Random } from './random';
import { buildPostponements, buildTransfers } from './requests';
import { buildSeason, openDiscipline } from './seasons';
import type { DemoMatch } from './seasons';
import { landingSlides, leagueSlides } from './slides';

/** The line-ups of a match, none if they were not filled in. */
function lineupRows({ row, lineups }: DemoMatch): Federation['lineups'] {
  if (lineups === null) return [];
  const entries = (players: readonly DemoPlayer[]): LineupEntry[] =>
    players.map((player) => ({ player: player.row.id, number: Number(player.row.number) }));
  const sides: readonly SideName[] = ['home', 'away'];
  return sides.map((side) => ({ matchId: row.id, side, players: entries(lineups[side]) }));
}

/** The events of a match in order. */
function eventRows({ row, incidents }: DemoMatch, random: Random): Federation['events'] {
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
function suspend(player: DemoPlayer, until: string | null, now: string): void {
  if (until === null || until <= latestLift(now) || player.row.eligibility === 'Warten') return;
  player.row.eligibility = 'Gesperrt';
  player.row.blockDate = until;
}

/** Addresses and the one password of the demo users, as documented in the README. */
export const demoLogin = {
  emails: ['team@kbo.example', 'admin@kbo.example', 'schiri@kbo.example'],
  password: 'Sonntag-11-Uhr',
};

/** `hashPassword(demoLogin.password)`, fixed so that the same seed gives the same federation; a test checks it. */
const PASSWORD_HASH = 'scrypt:16384:GrNPMpaWsdCqlzkyN7NqxQ==:Sy4o6CQ/Ty/GsFnW+EiwCx6Vkzm/lhvyUML+R4sYRkQ=';

const people: readonly (readonly [type: string, first: string, last: string])[] = [
  ['team', 'Resi', 'Zwirnhuber'],
  ['admin', 'Gustl', 'Knöpfelmann'],
  ['referee', 'Poldi', 'Pfeiferl'],
];

/** People who may sign in to the demo. */
function buildUsers(random: Random): Federation['users'] {
  return people.map(([type, first, last], index) => ({
    id: random.uuid(),
    userId: `demo${index + 1}`,
    email: demoLogin.emails[index] ?? '',
    passwordHash: PASSWORD_HASH,
    type,
    first,
    last,
    tel: `000 00000${index + 1}`,
    verified: true,
  }));
}

/** The seed used unless another one is given. */
const DEMO_SEED = 22;

const SMALLEST_PLAYING_LEAGUE = 8;

interface League {
  readonly plan: LeaguePlan;
  readonly id: string;
  readonly clubs: readonly DemoClub[];
}

function counter(from: number): () => number {
  let value = from;
  return () => (value += 1);
}

function buildLeagues(year: number, random: Random): League[] {
  const taken = new Set<string>();
  const sid = counter(1000);
  return leaguePlans.map((plan) => {
    const own = random.fork(`league ${plan.code}`);
    const id = own.uuid();
    return { plan, id, clubs: buildClubs(plan, id, plan.size, taken, sid, year, own) };
  });
}

function buildSquads(leagues: readonly League[], year: number, random: Random): Map<string, DemoPlayer[]> {
  const sid = counter(20000);
  return new Map(
    leagues.flatMap(({ plan, clubs }) =>
      clubs.map((club) => [
        club.row.id,
        buildSquad(club, plan.over35 === true, year, sid, random.fork(`squad ${club.row.sid ?? ''}`)),
      ]),
    ),
  );
}

function squadsBefore(squads: ReadonlyMap<string, readonly DemoPlayer[]>): Map<string, DemoPlayer[]> {
  const before = new Map<string, DemoPlayer[]>();
  for (const player of [...squads.values()].flat()) {
    if (player.lastSeason !== null) before.set(player.lastSeason, [...(before.get(player.lastSeason) ?? []), player]);
  }
  return before;
}

/** Plays both seasons of a league and leaves suspensions with the players. */
function playLeague(
  league: League,
  squads: ReadonlyMap<string, DemoPlayer[]>,
  today: Date,
  random: Random,
): { story: LeagueStory; seasons: Federation['seasons'] } {
  const now = viennaWallClock(today);
  const calendar = layOut(today, (league.clubs.length - 1) * 2);
  const discipline = openDiscipline(random.fork('offences'));
  const [previousId, primaryId] = [random.uuid(), random.uuid()];
  const common = {
    plan: league.plan,
    clubs: league.clubs,
    calendar,
    venues: regionOf(league.plan.state).venues,
    discipline,
    now,
    random,
  };
  const matches = [
    ...buildSeason({ ...common, seasonId: previousId, primary: false, squads: squadsBefore(squads) }),
    ...buildSeason({ ...common, seasonId: primaryId, primary: true, squads }),
  ];
  for (const { row } of league.clubs)
    for (const player of squads.get(row.id) ?? []) suspend(player, discipline.blockedUntil(player), now);
  const [first = 0] = calendar.primary;
  const seasons = [
    { id: primaryId, leagueId: league.id, name: seasonName(first), primary: true },
    { id: previousId, leagueId: league.id, name: seasonName(first - 365), primary: false },
  ];
  return { story: { plan: league.plan, clubs: league.clubs, matches, current: calendar.current }, seasons };
}

function leagueRow({ plan, id, clubs }: League, withSlides: boolean, random: Random): Federation['leagues'][number] {
  return {
    id,
    code: plan.code,
    name: plan.name,
    state: plan.state,
    visibility: plan.visible,
    teamcount: clubs.length,
    youtube: plan.code === HOME_CODE || clubs.length >= SMALLEST_PLAYING_LEAGUE ? videoLink(random) : null,
    weeklyReport: withSlides ? '' : null,
    weeklyVideo: plan.code === HOME_CODE ? videoLink(random) : null,
  };
}

/**
 * Builds a whole invented federation around a day: the season under way is half played, its current matchday
 * lies on this Sunday or the next, and some matches are live at this very minute.
 * The same seed and the same moment give the same federation.
 */
export function buildFederation(today: Date, seed = DEMO_SEED): Federation {
  const random = createRandom(seed);
  const day = dayOf(viennaWallClock(today));
  const [first = day] = layOut(today, 22).primary;
  const year = new Date(first * 86_400_000).getUTCFullYear();
  const leagues = buildLeagues(year, random);
  const squads = buildSquads(leagues, year, random);
  const playing = leagues.filter(({ clubs }) => clubs.length >= SMALLEST_PLAYING_LEAGUE);
  const transfers = buildTransfers(
    playing.flatMap(({ clubs }) => clubs),
    squads,
    first,
    day,
    random.fork('transfers'),
  );
  const played = playing.map((league) => playLeague(league, squads, today, random.fork(`season ${league.plan.code}`)));
  const stories = played.map(({ story }) => story);
  const matches: DemoMatch[] = stories.flatMap((story) => story.matches);
  const articles = buildNews(stories, transfers, first, day, today, random.fork('news'));
  const slidesOf = (league: League) => {
    const own = random.fork(`slides ${league.plan.code}`);
    const story = stories.find(({ plan }) => plan === league.plan);
    if (league.plan.code === HOME_CODE) return landingSlides(league.id, own);
    return story !== undefined && (league.plan.code === FLAGSHIP_CODE || own.chance(0.5))
      ? leagueSlides(league.id, story, articles, own)
      : [];
  };
  const slides = leagues.map(slidesOf);
  return {
    leagues: leagues.map((league, index) =>
      leagueRow(league, (slides[index] ?? []).length > 0, random.fork(`row ${league.plan.code}`)),
    ),
    slides: slides.flat(),
    seasons: played.flatMap(({ seasons }) => seasons),
    clubs: leagues.flatMap(({ clubs }) => clubs.map(({ row }) => row)),
    players: [...squads.values()].flat().map(({ row }) => row),
    postponements: buildPostponements(matches, day, random.fork('postponements')),
    matches: matches.map(({ row }) => row),
    lineups: matches.flatMap(lineupRows),
    events: matches.flatMap((match) => eventRows(match, random)),
    news: [...articles, ...buildRulings(matches, today, random.fork('rulings'))].sort((a, b) =>
      (a.created ?? '').localeCompare(b.created ?? ''),
    ),
    transfers: transfers.map(({ row }) => row),
    users: buildUsers(random.fork('users')),
  };
}
