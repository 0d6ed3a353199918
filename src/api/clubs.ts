import { wireId } from '../entities/ids';
import type { ClubId, MatchId, SeasonId } from '../entities/ids';
import { normalise } from '../entities/normalise';
import { clubSchema, seasonMatchesSchema } from '../entities/schemas';
import { api } from './api';
import { readingPath } from './paths';
import { decodeClub } from './wire/club';
import { decodePlayer } from './wire/player';
import { eachRow, isRow, readList } from './wire/read';
import { decodeSeasons } from './wire/season';

/** One season and those of its matches that an answer is about, in the order of the wire. */
export interface SeasonMatches {
  readonly season: SeasonId;
  readonly matches: readonly MatchId[];
}

/** A club's page: the club and its matches by season. */
export interface ClubPage {
  readonly club: ClubId;
  readonly seasons: readonly SeasonMatches[];
}

export const clubsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Clubs of a league. */
    clubs: build.query<readonly ClubId[], string>({
      query: (code) => ({
        path: readingPath('clubs', code),
        read: (body, report) => {
          const rows = readList(body);
          return (
            rows &&
            normalise<readonly ClubId[]>(
              eachRow(rows, 'clubs', report, (row, at) => decodeClub(row, at, report)),
              [clubSchema],
            )
          );
        },
      }),
    }),
    /** A club with squad, figures and all its matches. */
    club: build.query<ClubPage, ClubId>({
      query: (id) => ({
        path: readingPath('club', id),
        read: (body, report) => {
          if (!isRow(body) || !isRow(body['club'])) return null;
          const row = body['club'];
          const club = decodeClub({ ...row, id: row['id'] ?? wireId(id) }, 'club', report);
          if (club === null) return null;
          const squad = eachRow(readList(row['players']) ?? [], 'club.players', report, (player, at) =>
            decodePlayer(player, at, report),
          );
          return normalise<ClubPage>(
            {
              club: { ...club, squad: squad.map((player) => ({ ...player, club: club.id })) },
              seasons: decodeSeasons(readList(body['upcoming']) ?? [], 'club.upcoming', report),
            },
            { club: clubSchema, seasons: [seasonMatchesSchema] },
          );
        },
      }),
      providesTags: ['Club'],
    }),
  }),
});

export const { useClubsQuery, useClubQuery } = clubsApi;

/** Asks for a club's page ahead of a visit. */
export const prefetchClub = (id: ClubId) => clubsApi.endpoints.club.initiate(id, { subscribe: false });
