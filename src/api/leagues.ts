import type { LeagueId } from '../entities/ids';
import { leagueItem, leagueDetail } from '../entities/shapes';
import { api } from './api';
import type { RequestDefinition } from './ingest';
import { readingPath } from './paths';
import { freshQuery } from './freshQuery';
import { readOne, readRows } from './wire/answers';
import { decodeLeague } from './wire/league';

const readLeagues = readRows('leagues', decodeLeague, leagueItem);

export const leaguesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The leagues of the strip, cached for the whole visit. */
    leagueList: build.query<readonly LeagueId[], void>({
      query: (): RequestDefinition<readonly LeagueId[]> => ({ path: readingPath('leagueList'), read: readLeagues }),
      keepUnusedDataFor: 3_600,
    }),
    /** All leagues, hidden ones included, for the selection screen. */
    selection: build.query<readonly LeagueId[], void>({
      query: (): RequestDefinition<readonly LeagueId[]> => ({ path: readingPath('selection'), read: readLeagues }),
    }),
    /** One league by its code, for its name beside a table. */
    league: build.query<LeagueId | null, string>({
      query: (code): RequestDefinition<LeagueId | null> => ({
        path: readingPath('league', code),
        read: readOne('league', decodeLeague, leagueDetail),
      }),
    }),
  }),
});

export const useLeagueListQuery = freshQuery(leaguesApi.endpoints.leagueList);
export const useSelectionQuery = freshQuery(leaguesApi.endpoints.selection);
export const useLeagueQuery = freshQuery(leaguesApi.endpoints.league);

/** Prefetches the leagues that can be chosen. */
export const prefetchSelection = () => leaguesApi.endpoints.selection.initiate(undefined, { subscribe: false });
