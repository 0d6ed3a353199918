import { tag } from '../answers/tags';
import { clubById } from '../db/queries/clubs';
import { eventsOfPlayer } from '../db/queries/events';
import { leagueById, primarySeason } from '../db/queries/leagues';
import { appearancesOf } from '../db/queries/matches';
import { playerById, squadOf } from '../db/queries/players';
import { addPlayerStats, playerStats } from '../domain/playerStats';
import { answerRoute, uuidParam } from '../http/answerRoute';
import { viennaYear } from '../domain/clock';
import { found } from '../domain/refusal';
import { playerDetail, playerSummary } from '../wire/player';
import type { LeagueRow } from '../db/rows';
import type { Store } from '../store';
import type { RouteContext } from './context';
import { formerMatchesOfPlayer, formerOfPlayer, seasonsWithPlayer } from './formerFigures';

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
