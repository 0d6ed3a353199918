import { wireId } from '../entities/ids';
import type { LeaderboardEntryId, LeagueId, PlayerId, SuspensionId } from '../entities/ids';
import type { LeaderboardTab } from '../entities/leaderboard/model';
import { normalise } from '../entities/normalise';
import { leaderboardSchema, playerSchema, seasonMatchesSchema, suspensionSchema } from '../entities/schemas';
import { api } from './api';
import type { SeasonMatches } from './clubs';
import { leaderboardPath, readingPath } from './paths';
import { decodeLeaderboardEntry, decodeSuspension } from './wire/lists';
import { decodePlayer } from './wire/player';
import { eachRow, isRow, readList } from './wire/read';
import { decodeSeasons } from './wire/season';

/** A player's page: the player and the matches with them in the line-up, by season. */
export interface PlayerPage {
  readonly player: PlayerId;
  readonly seasons: readonly SeasonMatches[];
}

/** Which list of players. */
export interface Leaderboard {
  readonly league: LeagueId;
  readonly tab: LeaderboardTab;
}

export const playersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A player with figures and matches. */
    player: build.query<PlayerPage, PlayerId>({
      query: (id) => ({
        path: readingPath('player', id),
        read: (body, report) => {
          if (!isRow(body) || !isRow(body['player'])) return null;
          const row = body['player'];
          const player = decodePlayer({ ...row, id: row['id'] ?? wireId(id) }, 'player', report);
          return (
            player &&
            normalise<PlayerPage>(
              { player, seasons: decodeSeasons(readList(body['upcoming']) ?? [], 'player.upcoming', report) },
              { player: playerSchema, seasons: [seasonMatchesSchema] },
            )
          );
        },
      }),
      providesTags: ['Player'],
    }),
    /** Players of a league ranked by goals or bookings. */
    leaderboard: build.query<readonly LeaderboardEntryId[], Leaderboard>({
      query: ({ league, tab }) => ({
        path: leaderboardPath(league, tab),
        read: (body, report) => {
          const rows = readList(body);
          return (
            rows &&
            normalise<readonly LeaderboardEntryId[]>(
              eachRow(rows, 'leaderboard', report, (row, at) => decodeLeaderboardEntry(row, at, { league, tab })),
              [leaderboardSchema],
            )
          );
        },
      }),
    }),
    /** Suspended players of a league. */
    suspensions: build.query<readonly SuspensionId[], string>({
      query: (code) => ({
        path: readingPath('suspensions', code),
        read: (body, report) => {
          const rows = readList(body);
          return (
            rows &&
            normalise<readonly SuspensionId[]>(eachRow(rows, 'suspensions', report, decodeSuspension), [
              suspensionSchema,
            ])
          );
        },
      }),
    }),
  }),
});

export const { usePlayerQuery, useLeaderboardQuery, useSuspensionsQuery } = playersApi;

/** Asks for a league's suspensions, when a link to them is hovered or touched. */
export const prefetchSuspensions = (code: string) =>
  playersApi.endpoints.suspensions.initiate(code, { subscribe: false });
/** Asks for a leaderboard ahead of a visit. */
export const prefetchLeaderboard = (board: Leaderboard) =>
  playersApi.endpoints.leaderboard.initiate(board, { subscribe: false });
/** Asks for a leaderboard anew, whatever is known of it. */
export const reloadLeaderboard = (board: Leaderboard) =>
  playersApi.endpoints.leaderboard.initiate(board, { subscribe: false, forceRefetch: true });
/** Asks for a player's page ahead of a visit. */
export const prefetchPlayer = (id: PlayerId) => playersApi.endpoints.player.initiate(id, { subscribe: false });
