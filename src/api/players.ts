import type { LeaderboardEntryId, LeagueId, PlayerId, SuspensionId } from '../entities/ids';
import type { LeaderboardTab } from '../entities/leaderboard/model';
import { leaderboardEntry, suspension } from '../entities/shapes';
import { api } from './api';
import type { RequestDefinition } from './ingest';
import { leaderboardPath, readingPath } from './paths';
import { freshQuery } from './freshQuery';
import { readRows } from './wire/answers';
import { decodeLeaderboardEntry, decodeSuspension } from './wire/lists';
import { readPlayerPage } from './wire/playerPage';
import type { PlayerPage } from './wire/playerPage';

/** A league and what its players are ranked by. */
export interface Leaderboard {
  readonly league: LeagueId;
  readonly tab: LeaderboardTab;
}

export const playersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A player with figures and matches. */
    player: build.query<PlayerPage, PlayerId>({
      query: (id): RequestDefinition<PlayerPage> => ({
        path: readingPath('player', id),
        subject: { players: [id] },
        read: readPlayerPage(id),
      }),
      providesTags: ['Player'],
    }),
    /** A league's players ranked by goals or bookings. */
    leaderboard: build.query<readonly LeaderboardEntryId[], Leaderboard>({
      query: ({ league, tab }): RequestDefinition<readonly LeaderboardEntryId[]> => ({
        path: leaderboardPath(league, tab),
        read: readRows('leaderboard', decodeLeaderboardEntry({ league, tab }), leaderboardEntry),
      }),
    }),
    /** A league's suspended players. */
    suspensions: build.query<readonly SuspensionId[], string>({
      query: (code): RequestDefinition<readonly SuspensionId[]> => ({
        path: readingPath('suspensions', code),
        read: readRows('suspensions', decodeSuspension(code), suspension),
      }),
    }),
  }),
});

export const usePlayerQuery = freshQuery(playersApi.endpoints.player);
export const useLeaderboardQuery = freshQuery(playersApi.endpoints.leaderboard);
export const useSuspensionsQuery = freshQuery(playersApi.endpoints.suspensions);

/** Prefetches a league's suspensions. */
export const prefetchSuspensions = (code: string) =>
  playersApi.endpoints.suspensions.initiate(code, { subscribe: false });
/** Prefetches a leaderboard. */
export const prefetchLeaderboard = (board: Leaderboard) =>
  playersApi.endpoints.leaderboard.initiate(board, { subscribe: false });
/** Refetches a leaderboard. */
export const reloadLeaderboard = (board: Leaderboard) =>
  playersApi.endpoints.leaderboard.initiate(board, { subscribe: false, forceRefetch: true });
/** Prefetches a player's page. */
export const prefetchPlayer = (id: PlayerId) => playersApi.endpoints.player.initiate(id, { subscribe: false });
