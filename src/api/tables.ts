import type { StandingId } from '../entities/ids';
import { standing } from '../entities/shapes';
import { api } from './api';
import type { RequestDefinition } from './ingest';
import { readingPath } from './paths';
import { freshQuery } from './freshQuery';
import { readRows } from './wire/answers';
import { decodeStanding } from './wire/standing';

export const tablesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The table of a league's primary season, in API order. */
    standings: build.query<readonly StandingId[], string>({
      providesTags: ['LeaguePage'],
      query: (code): RequestDefinition<readonly StandingId[]> => ({
        path: readingPath('standings', code),
        read: readRows('table', decodeStanding(code), standing),
      }),
    }),
  }),
});

export const useStandingsQuery = freshQuery(tablesApi.endpoints.standings);

/** Prefetches a league's table. */
export const prefetchStandings = (code: string) => tablesApi.endpoints.standings.initiate(code, { subscribe: false });
