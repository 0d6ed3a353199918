import { tag } from '../../cache/tags';
import type { Db } from '../../db/database';
import type { ClubRow, LeagueRow } from '../../db/rows';
import { viennaWallClock } from '../../domain/clock';
import { found } from '../../domain/errors';
import { isOverdue } from '../../domain/match';
import { latestMatchday, recentForm, seasonTable } from '../../domain/table';
import type { Standing } from '../../domain/table';
import { uuidParam } from '../../http/route';
import type { Params } from '../../http/route';
import type { ClubFacts, MatchFacts, Row, TableFacts } from '../../sharing/facts';
import type { Store } from '../../store';
import { clubsOfLeague, clubsOfMatches } from '../clubs/queries';
import { adjustmentsOfSeason, leagueById, primarySeason, seasonById } from '../leagues/queries';
import { goalsOfMatch, matchById, matchesOfSeasons } from '../matches/queries';
import type { Pictures } from '../site/pictures';

const UNKNOWN = 'Not Found';

/** Facts, and the tags that outdate them. */
interface Known<T> {
  facts: T;
  tags: readonly string[];
}

/**
 * The facts for the page and the picture of a match.
 * @throws HttpError 404 when there is no such match
 */
export async function factsOfMatch(
  { db, now }: Pick<Store, 'db' | 'now'>,
  params: Params,
  pictures?: Pictures,
): Promise<Known<MatchFacts> & { id: string; code: string | null }> {
  const match = found(await matchById(db, uuidParam(params, UNKNOWN, 404)), UNKNOWN);
  const season = found(await seasonById(db, match.seasonId), UNKNOWN);
  const league = await leagueById(db, season.leagueId);
  const clubs = await clubsOfMatches(db, [match]);
  const goals = await goalsOfMatch(db, match.id);
  const facts: MatchFacts = {
    league: league?.name ?? '',
    gameday: match.gameday,
    kickoff: match.kickoff,
    location: match.location,
    status: isOverdue(match, viennaWallClock(now())) ? 'unconfirmed' : match.status,
    home: clubFacts(clubs.get(match.homeClubId), pictures),
    away: clubFacts(clubs.get(match.awayClubId), pictures),
    homeScore: match.homeScore,
    awayScore: match.awayScore,
    goals: goals.flatMap(({ assign, playerId, name, minute, ownGoal }) =>
      assign === null
        ? []
        : [{ side: assign, ...(playerId && { player: playerId }), name: name ?? '', minute, own: ownGoal === true }],
    ),
  };
  const tags = [tag.leagues, tag.match(match.id), tag.club(match.homeClubId), tag.club(match.awayClubId)];
  return { id: match.id, code: league?.code ?? null, facts, tags };
}

/** A row with all that a table says. */
export type FullRow = Row & Omit<Standing, 'clubId'>;

/** The facts for the page and the picture of a league's table; without a season under way there are no rows. */
export async function factsOfTable(
  db: Db,
  league: LeagueRow,
  pictures?: Pictures,
): Promise<Known<Omit<TableFacts, 'rows'> & { rows: readonly FullRow[] }>> {
  const season = await primarySeason(db, league.id);
  const clubs = season === undefined ? [] : await clubsOfLeague(db, league.id);
  const matches = await matchesOfSeasons(db, season === undefined ? [] : [season.id]);
  const adjustments = season === undefined ? [] : await adjustmentsOfSeason(db, season.id);
  const rows = seasonTable(clubs, matches, adjustments).map(({ clubId, ...standing }) => ({
    ...standing,
    ...clubFacts(
      clubs.find(({ id }) => id === clubId),
      pictures,
    ),
    id: clubId,
  }));
  const gameday = latestMatchday(
    recentForm(matches),
    rows.map(({ id }) => id),
  );
  return { facts: { league: league.name, gameday, rows }, tags: [tag.leagues, tag.league(league.id)] };
}

function clubFacts(club: ClubRow | undefined, pictures: Pictures | undefined): ClubFacts {
  return {
    name: club?.teamName ?? '',
    crest: pictures?.crest(club?.logo ?? '', `c${club?.id}`),
    color: club?.color ?? null,
  };
}
