import type { Federation } from '../db/rows';
import { viennaWallClock } from '../domain/clock';
import { dayOf, layOut, seasonName } from './calendar';
import type { DemoClub } from './clubs';
import { buildClubs } from './clubs';
import { openDiscipline } from './discipline';
import { FLAGSHIP_CODE, HOME_CODE, leaguePlans } from './leagues';
import type { LeaguePlan } from './leagues';
import type { LeagueStory } from './news';
import { buildNews } from './news';
import { regionOf } from './places';
import { buildPostponements } from './postponements';
import type { Random } from './random';
import { createRandom } from './random';
import { buildRulings } from './rulings';
import { eventRows, lineupRows, suspend } from './rows';
import type { DemoMatch } from './seasons';
import { buildSeason } from './seasons';
import { landingSlides, leagueSlides } from './slides';
import type { DemoPlayer } from './squads';
import { buildSquad } from './squads';
import { buildTransfers } from './transfers';
import { buildUsers } from './users';
import { videoLink } from './video';

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
