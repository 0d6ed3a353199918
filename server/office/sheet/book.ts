import { asc } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { ClubRow, EventRow, LeagueRow, MatchRow, PlayerRow, SeasonRow } from '../../db/rows';
import { clubs, leagues, players, seasons } from '../../db/schema/competition';
import { events, matches } from '../../db/schema/matches';
import type { SideName } from '../../domain/types';
import { sidKey, tidy } from './cells';

/** What of the federation is needed besides leagues, seasons and clubs. */
export type Part = 'players' | 'matches' | 'events';

/** Things by a text that may be written in several ways; who is written exactly so comes before who is alike. */
class Index<T> {
  private readonly alike = new Map<string, { text: string; thing: T }[]>();

  constructor(private readonly keyOf: (text: string) => string) {}

  add(text: string, thing: T): void {
    push(this.alike, this.keyOf(text), { text: tidy(text), thing });
  }

  find(text: string): readonly T[] {
    const own = this.alike.get(this.keyOf(text)) ?? [];
    const exact = own.filter((one) => one.text === text);
    return (exact.length > 0 ? exact : own).map(({ thing }) => thing);
  }

  names(): readonly string[] {
    return [...this.alike.values()].map(([one]) => one?.text ?? '');
  }
}

const nameKey = (text: string) => tidy(text).toLowerCase();
const NOWHERE = '';

/** The federation as it is stored, found by the names that people use. */
export class Book {
  readonly leagueById: ReadonlyMap<string, LeagueRow>;
  readonly seasonById = new Map<string, SeasonRow>();
  readonly clubById: ReadonlyMap<string, ClubRow>;
  readonly playerById: ReadonlyMap<string, PlayerRow>;
  readonly matchById: ReadonlyMap<string, MatchRow>;
  private readonly leaguesByCode = new Index<LeagueRow>(nameKey);
  private readonly clubsByName = new Index<ClubRow>(nameKey);
  private readonly clubsByLeague = new Map<string, Index<ClubRow>>();
  private readonly clubsBySeason = new Map<string, Index<ClubRow>>();
  private readonly playersBySid = new Index<PlayerRow>(sidKey);
  private readonly seasonsByLeague = new Map<string, Index<SeasonRow>>();
  private readonly matchesByPair = new Map<string, MatchRow[]>();
  private readonly eventsByMatch = new Map<string, EventRow[]>();

  constructor(
    readonly leagues: readonly LeagueRow[],
    seasons: readonly SeasonRow[],
    readonly clubs: readonly ClubRow[],
    readonly players: readonly PlayerRow[],
    readonly matches: readonly MatchRow[],
    readonly events: readonly EventRow[],
  ) {
    this.leagueById = byId(leagues);
    this.clubById = byId(clubs);
    this.playerById = byId(players);
    this.matchById = byId(matches);
    for (const league of leagues) if (league.code !== null) this.leaguesByCode.add(league.code, league);
    for (const season of seasons) this.addSeason(season);
    for (const club of clubs) {
      this.clubsByName.add(club.teamName, club);
      indexIn(this.clubsByLeague, club.leagueId ?? NOWHERE).add(club.teamName, club);
    }
    for (const player of players) this.playersBySid.add(player.sid, player);
    for (const event of events) push(this.eventsByMatch, event.matchId, event);
    const listed = new Set<string>();
    for (const match of matches) {
      push(this.matchesByPair, pairKey(match), match);
      for (const id of [match.homeClubId, match.awayClubId]) {
        const club = this.clubById.get(id);
        if (club === undefined || listed.has(`${match.seasonId} ${id}`)) continue;
        listed.add(`${match.seasonId} ${id}`);
        indexIn(this.clubsBySeason, match.seasonId).add(club.teamName, club);
      }
    }
  }

  /** A season that a row begins; the rows after it find it. */
  addSeason(season: SeasonRow): void {
    this.seasonById.set(season.id, season);
    indexIn(this.seasonsByLeague, season.leagueId).add(season.name, season);
  }

  leagueCodes(): readonly string[] {
    return this.leaguesByCode.names();
  }

  findLeague(code: string): readonly LeagueRow[] {
    return this.leaguesByCode.find(code);
  }

  seasonsOf(leagueId: string): readonly SeasonRow[] {
    return [...this.seasonById.values()].filter((season) => season.leagueId === leagueId);
  }

  primarySeason(leagueId: string): SeasonRow | undefined {
    return this.seasonsOf(leagueId).find(({ primary }) => primary === true);
  }

  findSeason(leagueId: string, name: string): readonly SeasonRow[] {
    return this.seasonsByLeague.get(leagueId)?.find(name) ?? [];
  }

  /** Clubs of this name in a league, in none (null), or in any (undefined). */
  findClub(leagueId: string | null | undefined, name: string): readonly ClubRow[] {
    return leagueId === undefined
      ? this.clubsByName.find(name)
      : (this.clubsByLeague.get(leagueId ?? NOWHERE)?.find(name) ?? []);
  }

  clubNames(leagueId: string | undefined): readonly string[] {
    return (leagueId === undefined ? this.clubsByName : this.clubsByLeague.get(leagueId))?.names() ?? [];
  }

  /** Clubs of this name that play in a season: they are in its league now, or have matches in it. */
  findTeam(season: SeasonRow, name: string): readonly ClubRow[] {
    const now = this.findClub(season.leagueId, name);
    return now.length > 0 ? now : (this.clubsBySeason.get(season.id)?.find(name) ?? []);
  }

  teamNames(season: SeasonRow): readonly string[] {
    return [...this.clubNames(season.leagueId), ...(this.clubsBySeason.get(season.id)?.names() ?? [])];
  }

  findPlayer(sid: string): readonly PlayerRow[] {
    return this.playersBySid.find(sid);
  }

  /** The matches of two teams in a season, in the same order of home and away. */
  findPair(match: Teams): readonly MatchRow[] {
    return this.matchesByPair.get(pairKey(match)) ?? [];
  }

  findMatch(match: Teams): readonly MatchRow[] {
    return this.findPair(match).filter(({ gameday }) => gameday === match.gameday);
  }

  eventsOf(matchId: string): readonly EventRow[] {
    return this.eventsByMatch.get(matchId) ?? [];
  }

  /** The team of a side. */
  teamOf(match: MatchRow, side: SideName): ClubRow | undefined {
    return this.clubById.get(side === 'home' ? match.homeClubId : match.awayClubId);
  }
}

/** What tells matches apart. */
export type Teams = Pick<MatchRow, 'seasonId' | 'gameday' | 'homeClubId' | 'awayClubId'>;

function pairKey({ seasonId, homeClubId, awayClubId }: Teams): string {
  return `${seasonId} ${homeClubId} ${awayClubId}`;
}

/** A text that is the same for the same match. */
export function teamsKey({ seasonId, gameday, homeClubId, awayClubId }: Teams): string {
  return `${seasonId} ${gameday} ${homeClubId} ${awayClubId}`;
}

/** Reads what is stored. @param lock so that nobody changes the matches meanwhile */
export async function readBook(tx: Db, parts: readonly Part[], lock: boolean): Promise<Book> {
  const all = tx.select().from(matches).orderBy(asc(matches.id));
  const wanted = (part: Part) => parts.includes(part);
  return new Book(
    await tx.select().from(leagues).orderBy(asc(leagues.name), asc(leagues.id)),
    await tx.select().from(seasons).orderBy(asc(seasons.name), asc(seasons.id)),
    await tx.select().from(clubs).orderBy(asc(clubs.teamName), asc(clubs.id)),
    wanted('players') ? await tx.select().from(players).orderBy(asc(players.sid), asc(players.id)) : [],
    wanted('matches') ? await (lock ? all.for('update') : all) : [],
    wanted('events') ? await tx.select().from(events).orderBy(asc(events.seq)) : [],
  );
}

function push<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const own = lists.get(key);
  if (own === undefined) lists.set(key, [one]);
  else own.push(one);
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function indexIn<T extends LeagueRow | SeasonRow | ClubRow>(indices: Map<string, Index<T>>, key: string): Index<T> {
  const index = indices.get(key) ?? new Index<T>(nameKey);
  indices.set(key, index);
  return index;
}
