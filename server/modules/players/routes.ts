import { tag } from '../../cache/tags';
import type { LeagueRow } from '../../db/rows';
import { viennaWallClock, viennaYear } from '../../domain/clock';
import { found, Refusal } from '../../domain/errors';
import { addPlayerStats, leaderboard, playerStats } from '../../domain/statistics';
import { isBlocked } from '../../domain/suspension';
import { isUuid } from '../../domain/text';
import type { EventType } from '../../domain/types';
import { HttpError } from '../../http/errors';
import { answerRoute, uuidParam } from '../../http/route';
import type { Store } from '../../store';
import { clubById } from '../clubs/queries';
import type { RouteContext } from '../context';
import { findLeague, leagueById, primarySeason } from '../leagues/queries';
import { appearancesOf, countedEvents, eventsOfPlayer } from '../matches/queries';
import { formerMatchesOfPlayer, formerOfPlayer, seasonsWithPlayer } from '../seasons/former';
import { playerById, squadOf, suspendedIn } from './queries';
import { blockedRow, leaderboardRow, playerDetail, playerSummary } from './wire';

/** A player's own page and the short summary of the career. */
export function playerRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  answerRoute(context, '/webClient/player/detail/:id', async (params) => {
    const id = uuidParam(params, 'Invalid or missing player ID');
    const player = found(await playerById(db, id), 'Player not found');
    const club = player.clubId === null ? undefined : await clubById(db, player.clubId);
    const league = club?.leagueId == null ? undefined : await leagueById(db, club.leagueId);
    const figures = playerStats(await eventsOfPlayer(db, id, 'primary'));
    const former = await formerOfPlayer(store, id);
    const stats = { all: addPlayerStats(former.stats, figures), season: figures };
    const team = club && { club, leagueCode: league?.code ?? null, squad: await squadOf(db, club.id) };
    const body = {
      player: playerDetail(player, team, stats, viennaYear(store.now())),
      upcoming: club === undefined || league === undefined ? [] : await matchesBySeason(store, id, club.id, league),
    };
    return { body, tags: [tag.leagues, tag.player(id), ...(club === undefined ? [] : [tag.club(club.id)])] };
  });

  answerRoute(context, '/webClient/player/:id/summary', async (params) => {
    const id = uuidParam(params, 'Invalid or missing player ID');
    const player = found(await playerById(db, id), 'Player not found');
    const figures = playerStats(await eventsOfPlayer(db, id, 'primary'));
    const appearances = await appearancesOf(db, id, 'primary');
    const former = await formerOfPlayer(store, id);
    const body = playerSummary(addPlayerStats(former.stats, figures), former.appearances + appearances);
    return { body, tags: [tag.player(id), ...(player.clubId === null ? [] : [tag.club(player.clubId)])] };
  });
}

/** A player's matches with a club of a league, the season under way first. */
async function matchesBySeason(store: Store, id: string, clubId: string, league: LeagueRow): Promise<object[]> {
  const season = await primarySeason(store.db, league.id);
  return [
    ...(season === undefined ? [] : await seasonsWithPlayer(store.db, id, clubId, league, [season])),
    ...(await formerMatchesOfPlayer(store, id, clubId, league)),
  ];
}

const BOARDS: readonly EventType[] = ['goal', 'yellowCard', 'redCard', 'yellowRedCard'];
/** Suspensions end at full hours; a minute late is soon enough. */
const FRESH_FOR_MS = 60_000;

/** Leaderboards and the list of suspended players. */
export function listRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  for (const type of BOARDS) {
    answerRoute(context, `/webClient/leaderboard/:league/${type}`, async ({ league: reference = '' }) => {
      const league = await findLeague(db, reference);
      if (league === undefined && !isUuid(reference)) throw new HttpError(400, 'Invalid or missing league ID');
      const season = league && (await primarySeason(db, league.id));
      if (league === undefined || season === undefined)
        throw new Refusal('unknown', 'No primary season found for this league');
      const counted = await countedEvents(db, season.id, league.id, type);
      const clubs = new Map(counted.map(({ event, club }) => [event.playerId, club]));
      const body = leaderboard(counted.map(({ event }) => event)).flatMap((entry) => {
        const club = clubs.get(entry.playerId);
        return club === undefined ? [] : [leaderboardRow(entry, club)];
      });
      return { body, tags: [tag.leagues, tag.league(league.id)] };
    });
  }

  answerRoute(context, '/webClient/blocked/league/:league', async ({ league: reference = '' }) => {
    const league = await findLeague(db, reference);
    if (league === undefined) return { body: [], tags: [tag.leagues], unknown: true };
    const now = viennaWallClock(store.now());
    const blocked = (await suspendedIn(db, league.id)).filter(({ player }) => isBlocked(player, now));
    const body = blocked.map(({ player, club }) => blockedRow(player, club));
    return { body, tags: [tag.leagues, tag.league(league.id)], freshForMs: FRESH_FOR_MS };
  });
}
