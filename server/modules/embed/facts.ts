import { tag } from '../../cache/tags';
import type { ClubRow, LeagueRow, MatchRow } from '../../db/rows';
import { viennaWallClock } from '../../domain/clock';
import { found } from '../../domain/errors';
import { isFinished, isLive, isOverdue } from '../../domain/match';
import { counts } from '../../domain/table';
import { uuidParam } from '../../http/route';
import type { Params } from '../../http/route';
import type { MatchFacts } from '../../sharing/facts';
import { matchTitle } from '../../sharing/words';
import type { Store } from '../../store';
import { clubById, clubsOfLeague, clubsOfMatches } from '../clubs/queries';
import { findLeague, leagueById, primarySeason } from '../leagues/queries';
import { matchById, matchesOfClub, matchesOfSeasons } from '../matches/queries';
import { factsOfMatch, factsOfTable } from '../share/facts';
import type { FullRow } from '../share/facts';
import type { EmbedKind, EmbedSettings } from './settings';

const UNKNOWN = 'Not Found';
const [MOST_ROWS, ROWS_AROUND] = [20, 5];

/** A club as an embed shows it. */
export interface EmbedClub {
  id: string;
  name: string;
  /** Address of its crest, as stored. */
  logo: string | null;
}

/** A line of a list of matches. */
export interface EmbedMatch extends Pick<MatchFacts, 'kickoff' | 'gameday' | 'status' | 'homeScore' | 'awayScore'> {
  id: string;
  home: EmbedClub;
  away: EmbedClub;
}

/** A line of a table. */
export type EmbedRow = FullRow & EmbedClub;

/** What one embed shows. */
export interface EmbedFacts {
  kind: EmbedKind;
  title: string;
  league: { name: string; code: string | null } | undefined;
  /** The club that stands out. */
  team: string | undefined;
  table?: readonly EmbedRow[];
  /** Matches under their heading. */
  lists?: readonly { heading: string; matches: readonly EmbedMatch[] }[];
  match?: Omit<MatchFacts, 'home' | 'away'> & EmbedMatch;
  isLive: boolean;
}

interface Found {
  facts: EmbedFacts;
  tags: readonly string[];
  /** Something was asked for by name that there is not, so the default is shown. */
  isGuessed: boolean;
}

type Reading = Pick<Store, 'db' | 'now'>;

/**
 * Reads what an embed shows.
 * @param params `id`: a league's code or id for tables and matchdays, else the id of the thing
 * @throws HttpError 404 or a refusal `unknown` when there is no such thing
 */
export function factsOfEmbed(store: Reading, kind: EmbedKind, params: Params, settings: EmbedSettings): Promise<Found> {
  return READERS[kind](store, params, settings);
}

const READERS: Readonly<Record<EmbedKind, (store: Reading, params: Params, of: EmbedSettings) => Promise<Found>>> = {
  tabelle: async (store, params, { rows = MOST_ROWS, team }) => {
    const league = found(await findLeague(store.db, params['id'] ?? ''), UNKNOWN);
    const table = await rowsOf(store, league);
    const own = table.find(({ id }) => id === team)?.id;
    const facts = {
      title: `Tabelle ${league.name}`,
      league,
      team: own,
      table:
        own === undefined || table.findIndex(({ id }) => id === own) < rows
          ? table.slice(0, rows)
          : around(table, own, rows),
      isLive: isAnyLive(store, await primaryMatches(store, league)),
    };
    return { facts: { kind: 'tabelle', ...facts }, tags: tagsOf(league), isGuessed: team !== own };
  },

  spieltag: async (store, params, { matchday, team }) => {
    const league = found(await findLeague(store.db, params['id'] ?? ''), UNKNOWN);
    const matches = await primaryMatches(store, league);
    const chosen = matches.some(({ gameday }) => gameday === matchday) ? matchday : nearest(matches, nowIn(store));
    const shown = matches.filter(({ gameday }) => gameday === chosen);
    const heading = chosen === undefined ? 'Spieltag' : `Spieltag ${chosen}`;
    const lines = await linesOf(store, shown);
    const own = lines.flatMap(({ home, away }) => [home, away]).find(({ id }) => id === team)?.id;
    const facts = {
      title: `${heading} ${league.name}`,
      league,
      team: own,
      lists: [{ heading, matches: lines }],
      isLive: isAnyLive(store, shown),
    };
    return {
      facts: { kind: 'spieltag', ...facts },
      tags: [...tagsOf(league), ...shown.map(({ id }) => tag.match(id))],
      isGuessed: team !== own || (matchday !== undefined && matchday !== chosen),
    };
  },

  team: async (store, params, { rows = ROWS_AROUND, team }) => {
    const club = found(await clubById(store.db, uuidParam(params, UNKNOWN, 404)), UNKNOWN);
    const league = club.leagueId === null ? undefined : await leagueById(store.db, club.leagueId);
    const matches = await matchesOfClub(store.db, club.id, 'primary');
    const last = matches.filter((match) => match.kickoff !== null && counts(match)).at(-1);
    const next = matches.find((match) => !isFinished(match.status) && !isOverdue(match, nowIn(store)));
    const list = async (heading: string, match: MatchRow | undefined) =>
      match === undefined ? [] : [{ heading, matches: await linesOf(store, [match]) }];
    const running = next !== undefined && isLive(next.status);
    const facts = {
      title: clubFacts(club, club.id).name,
      league,
      team: club.id,
      lists: [...(await list(running ? 'Jetzt' : 'Nächstes Spiel', next)), ...(await list('Letztes Ergebnis', last))],
      table: league === undefined ? [] : around(await rowsOf(store, league), club.id, rows),
      isLive: running,
    };
    const shown = [next, last].flatMap((match) => (match === undefined ? [] : [tag.match(match.id)]));
    return {
      facts: { kind: 'team', ...facts },
      tags: [...(league === undefined ? [tag.leagues] : tagsOf(league)), tag.club(club.id), ...shown],
      isGuessed: team !== undefined && team !== club.id,
    };
  },

  match: async (store, params) => {
    const row = found(await matchById(store.db, uuidParam(params, UNKNOWN, 404)), UNKNOWN);
    const { facts: match, tags, code } = await factsOfMatch(store, params);
    const [line] = await linesOf(store, [row]);
    const facts = {
      title: matchTitle(match),
      league: { name: match.league, code },
      team: undefined,
      ...(line && { match: { ...match, ...line } }),
      isLive: isLive(match.status),
    };
    return { facts: { kind: 'match', ...facts }, tags, isGuessed: false };
  },
};

function nowIn({ now }: Reading): string {
  return viennaWallClock(now());
}

function isAnyLive(store: Reading, matches: readonly MatchRow[]): boolean {
  return matches.some((match) => isLive(match.status) && !isOverdue(match, nowIn(store)));
}

function tagsOf(league: LeagueRow): string[] {
  return [tag.leagues, tag.league(league.id)];
}

async function primaryMatches({ db }: Reading, league: LeagueRow): Promise<MatchRow[]> {
  const season = await primarySeason(db, league.id);
  return matchesOfSeasons(db, season === undefined ? [] : [season.id]);
}

/** The table with its clubs' crests. */
async function rowsOf({ db }: Reading, league: LeagueRow): Promise<EmbedRow[]> {
  const clubs = new Map((await clubsOfLeague(db, league.id)).map((club) => [club.id, club]));
  const { facts } = await factsOfTable(db, league);
  return facts.rows.map((row) => ({ ...row, ...clubFacts(clubs.get(row.id), row.id) }));
}

/** So many rows with the club's as near to the middle as there are others; none without the club. */
function around(rows: readonly EmbedRow[], club: string, count: number): EmbedRow[] {
  const at = rows.findIndex(({ id }) => id === club);
  if (at < 0) return [];
  const first = Math.max(0, Math.min(at - Math.floor(count / 2), rows.length - count));
  return rows.slice(first, first + count);
}

async function linesOf(store: Reading, matches: readonly MatchRow[]): Promise<EmbedMatch[]> {
  const clubs = await clubsOfMatches(store.db, matches);
  return matches.map((match) => ({
    id: match.id,
    kickoff: match.kickoff,
    gameday: match.gameday,
    status: isOverdue(match, nowIn(store)) ? 'unconfirmed' : match.status,
    homeScore: match.homeScore,
    awayScore: match.awayScore,
    home: clubFacts(clubs.get(match.homeClubId), match.homeClubId),
    away: clubFacts(clubs.get(match.awayClubId), match.awayClubId),
  }));
}

function clubFacts(club: ClubRow | undefined, id: string): EmbedClub {
  return { id, name: club?.teamName || 'Unbekannt', logo: club?.logo ?? null };
}

/** The matchday of the dated match that is nearest to now, else the first. @param now Vienna's clock labelled `Z` */
function nearest(matches: readonly MatchRow[], now: string): number | undefined {
  const distance = ({ kickoff }: MatchRow) =>
    kickoff === null ? Infinity : Math.abs(Date.parse(kickoff) - Date.parse(now));
  return matches.toSorted((a, b) => distance(a) - distance(b) || a.gameday - b.gameday)[0]?.gameday;
}
