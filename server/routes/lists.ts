import { tag } from '../answers/tags';
import { countedEvents } from '../db/queries/events';
import { findLeague, primarySeason } from '../db/queries/leagues';
import { suspendedIn } from '../db/queries/players';
import { viennaWallClock } from '../domain/clock';
import { isUuid } from '../domain/ids';
import { leaderboard } from '../domain/leaderboard';
import { Refusal } from '../domain/refusal';
import { isBlocked } from '../domain/suspension';
import type { EventType } from '../domain/types';
import { answerRoute } from '../http/answerRoute';
import { HttpError } from '../http/errors';
import { blockedRow, leaderboardRow } from '../wire/lists';
import type { RouteContext } from './context';

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
