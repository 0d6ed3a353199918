import { tag } from '../../cache/tags';
import type { Db } from '../../db/database';
import type { ClubRow, LeagueRow, SeasonRow } from '../../db/rows';
import { playerStats, teamStats } from '../../domain/statistics';
import type { PlayerStats, TeamStats } from '../../domain/statistics';
import { tally } from '../../domain/table';
import type { Tallies, Tally } from '../../domain/table';
import type { Store } from '../../store';
import { clubsOfMatches } from '../clubs/queries';
import { adjustmentsOfClub, seasonsOf } from '../leagues/queries';
import {
  appearancesOf,
  cardsOf,
  eventsOfPlayer,
  finishedMatchesOf,
  matchesOfClub,
  matchesWithPlayer,
} from '../matches/queries';
import { seasonBlock } from './wire';

/** What former seasons say of a club. */
interface FormerOfClub {
  stats: TeamStats;
  /** Its matches in the former seasons of its present league, the latest season first. */
  seasons: readonly object[];
}

/** What former seasons say of a player. */
interface FormerOfPlayer {
  stats: PlayerStats;
  appearances: number;
}

/** The figures of the clubs of a league in all former seasons, wherever they played. */
export async function formerTallies(store: Store, leagueId: string, clubs: readonly ClubRow[]): Promise<Tallies> {
  const ids = clubs.map((club) => club.id);
  const text = await once(store, ['table', leagueId], async () => [
    ...tally(await finishedMatchesOf(store.db, ids, 'former')),
  ]);
  return new Map(JSON.parse(text) as [string, Tally][]);
}

/** What former seasons say of a club. */
export async function formerOfClub(store: Store, clubId: string, league: LeagueRow | undefined): Promise<FormerOfClub> {
  const { db } = store;
  const text = await once(store, ['club', clubId, league?.id ?? ''], async (): Promise<FormerOfClub> => {
    const matches = await matchesOfClub(db, clubId, 'former');
    const opponents = await clubsOfMatches(db, matches);
    const seasons = league === undefined ? [] : await seasonsOf(db, league.id);
    return {
      stats: teamStats(clubId, matches, await cardsOf(db, matches), await adjustmentsOfClub(db, clubId, 'former')),
      seasons:
        league === undefined
          ? []
          : seasons
              .filter((season) => season.primary !== true)
              .map((season) =>
                seasonBlock(
                  season,
                  league,
                  opponents,
                  matches.filter((match) => match.seasonId === season.id),
                ),
              ),
    };
  });
  return JSON.parse(text) as FormerOfClub;
}

/** What former seasons say of a player, wherever he played. */
export async function formerOfPlayer(store: Store, playerId: string): Promise<FormerOfPlayer> {
  const text = await once(store, ['player', playerId], async (): Promise<FormerOfPlayer> => ({
    stats: playerStats(await eventsOfPlayer(store.db, playerId, 'former')),
    appearances: await appearancesOf(store.db, playerId, 'former'),
  }));
  return JSON.parse(text) as FormerOfPlayer;
}

/** The matches of a club whose line-ups name a player, in the former seasons of its league, the latest season first. */
export async function formerMatchesOfPlayer(
  store: Store,
  playerId: string,
  clubId: string,
  league: LeagueRow,
): Promise<readonly object[]> {
  const text = await once(store, ['matches', playerId, clubId, league.id], async () => {
    const former = (await seasonsOf(store.db, league.id)).filter((season) => season.primary !== true);
    return seasonsWithPlayer(store.db, playerId, clubId, league, former);
  });
  return JSON.parse(text) as readonly object[];
}

/** The matches of a club whose line-ups name a player, season by season. */
export async function seasonsWithPlayer(
  db: Db,
  playerId: string,
  clubId: string,
  league: LeagueRow,
  seasons: readonly SeasonRow[],
): Promise<object[]> {
  const seasonIds = seasons.map(({ id }) => id);
  const matches = await matchesWithPlayer(db, clubId, seasonIds, playerId);
  const opponents = await clubsOfMatches(db, matches);
  return seasons.map((season) =>
    seasonBlock(
      season,
      league,
      opponents,
      matches.filter((match) => match.seasonId === season.id),
    ),
  );
}

/** JSON built from former seasons alone, cached until one of them or a league changes; a goal does not outdate it. */
async function once(store: Store, about: readonly string[], build: () => Promise<unknown>): Promise<string> {
  const answer = await store.answers.read(['former', ...about].join('\n'), async () => {
    return { body: await build(), tags: [tag.leagues, tag.former] };
  });
  return (await answer.bytes('identity')).toString();
}
