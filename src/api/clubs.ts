import type { ClubId } from '../entities/ids';
import { clubItem } from '../entities/shapes';
import { api } from './api';
import type { RequestDefinition } from './ingest';
import { readingPath } from './paths';
import { freshQuery } from './freshQuery';
import { readRows } from './wire/answers';
import { decodeClub } from './wire/club';
import { readClubPage } from './wire/clubPage';
import type { ClubPage } from './wire/clubPage';

export const clubsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The clubs of a league. */
    clubs: build.query<readonly ClubId[], string>({
      query: (code): RequestDefinition<readonly ClubId[]> => ({
        path: readingPath('clubs', code),
        read: readRows('clubs', decodeClub, clubItem),
      }),
    }),
    /** A club with its squad, figures and all its matches. */
    club: build.query<ClubPage, ClubId>({
      query: (id): RequestDefinition<ClubPage> => ({
        path: readingPath('club', id),
        subject: { clubs: [id] },
        read: readClubPage(id),
      }),
      providesTags: ['Club'],
    }),
  }),
});

export const useClubsQuery = freshQuery(clubsApi.endpoints.clubs);
export const useClubQuery = freshQuery(clubsApi.endpoints.club);

/** Prefetches a club's page. */
export const prefetchClub = (id: ClubId) => clubsApi.endpoints.club.initiate(id, { subscribe: false });
/** Prefetches a league's clubs. */
export const prefetchClubs = (code: string) => clubsApi.endpoints.clubs.initiate(code, { subscribe: false });
