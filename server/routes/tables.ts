import { tag } from '../answers/tags';
import { clubsOfLeague, clubsOfMatches } from '../db/queries/clubs';
import { findLeague, primarySeason } from '../db/queries/leagues';
import { finishedMatchesOf, matchesOfSeasons } from '../db/queries/matches';
import { recentForm } from '../domain/form';
import { lifetimeTable, seasonTable } from '../domain/table';
import { answerRoute } from '../http/answerRoute';
import { found } from '../domain/refusal';
import { formEntry, tableRow } from '../wire/table';
import type { RouteContext } from './context';
import { formerTallies } from './formerFigures';

/** The lifetime table and the table of the season under way. */
export function tableRoutes(context: RouteContext): void {
  const { store } = context;
  const { db } = store;

  answerRoute(context, '/webClient/table/league/:league', async ({ league: reference = '' }) => {
    const league = found(await findLeague(db, reference), 'League not found');
    const clubs = await clubsOfLeague(db, league.id);
    const byId = new Map(clubs.map((club) => [club.id, club]));
    const matches = await finishedMatchesOf(db, [...byId.keys()], 'primary');
    const standings = lifetimeTable(clubs, matches, await formerTallies(store, league.id, clubs));
    const body = standings.map((standing) => tableRow(standing, byId.get(standing.clubId), []));
    return { body, tags: [tag.leagues, tag.league(league.id), ...clubs.map((club) => tag.club(club.id))] };
  });

  answerRoute(context, '/webClient/leagues/:league/current/table', async ({ league: reference = '' }) => {
    const league = found(await findLeague(db, reference), `League with code ${reference} not found`);
    const season = found(
      await primarySeason(db, league.id),
      `No primary season found for league ${league.code ?? league.name}`,
    );
    const clubs = await clubsOfLeague(db, league.id);
    const matches = await matchesOfSeasons(db, [season.id]);
    const opponents = await clubsOfMatches(db, matches);
    const form = recentForm(matches);
    const body = seasonTable(clubs, matches).map((standing) =>
      tableRow(
        standing,
        clubs.find((club) => club.id === standing.clubId),
        (form.get(standing.clubId) ?? []).map((entry) => formEntry(entry, opponents)),
      ),
    );
    return { body, tags: [tag.leagues, tag.league(league.id)] };
  });
}
