import { tag } from '../answers/tags';
import { clubById, clubsOfMatches } from '../db/queries/clubs';
import { eventsOfPlayer } from '../db/queries/events';
import { leagueById, seasonsOf } from '../db/queries/leagues';
import { appearancesOf, matchesWithPlayer } from '../db/queries/matches';
import { playerById, squadOf } from '../db/queries/players';
import { playerStats } from '../domain/playerStats';
import { answerRoute, uuidParam } from '../http/answerRoute';
import { found } from '../domain/refusal';
import { playerDetail, playerSummary } from '../wire/player';
import { seasonBlock } from '../wire/season';
import type { RouteContext } from './context';

/** A player's own page and the short summary of the career. */
export function playerRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  answerRoute(context, '/webClient/player/detail/:id', async (params) => {
    const id = uuidParam(params, 'Invalid or missing player ID');
    const player = found(await playerById(db, id), 'Player not found');
    const club = player.clubId === null ? undefined : await clubById(db, player.clubId);
    const league = club?.leagueId == null ? undefined : await leagueById(db, club.leagueId);
    const events = await eventsOfPlayer(db, id);
    const stats = {
      all: playerStats(events),
      season: playerStats(events.filter((event) => event.primary === true)),
    };
    const seasons = league === undefined ? [] : await seasonsOf(db, league.id);
    const matches =
      club === undefined
        ? []
        : await matchesWithPlayer(
            db,
            club.id,
            seasons.map((season) => season.id),
            id,
          );
    const opponents = await clubsOfMatches(db, matches);
    const team = club && { club, leagueCode: league?.code ?? null, squad: await squadOf(db, club.id) };
    const body = {
      player: playerDetail(player, team, stats, store.now().getFullYear()),
      upcoming:
        league === undefined
          ? []
          : seasons.map((season) =>
              seasonBlock(
                season,
                league,
                opponents,
                matches.filter((match) => match.seasonId === season.id),
              ),
            ),
    };
    return { body, tags: [tag.leagues, tag.player(id), ...(club === undefined ? [] : [tag.club(club.id)])] };
  });

  answerRoute(context, '/webClient/player/:id/summary', async (params) => {
    const id = uuidParam(params, 'Invalid or missing player ID');
    const player = found(await playerById(db, id), 'Player not found');
    const body = playerSummary(playerStats(await eventsOfPlayer(db, id)), await appearancesOf(db, id));
    return { body, tags: [tag.player(id), ...(player.clubId === null ? [] : [tag.club(player.clubId)])] };
  });
}
