import type { LeagueId } from '../entities/ids';
import { listedLeague, ownLeague } from '../entities/shapes';
import { api } from './api';
import type { Ask } from './ingest';
import { readingPath } from './paths';
import { showing } from './shown';
import { readOne, readRows } from './wire/answers';
import { decodeLeague } from './wire/league';

const readLeagues = readRows('leagues', decodeLeague, listedLeague);

export const leaguesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The leagues of the strip, cached for the whole visit. */
    leagueList: build.query<readonly LeagueId[], void>({
      query: (): Ask<readonly LeagueId[]> => ({ path: readingPath('leagueList'), read: readLeagues }),
      keepUnusedDataFor: 3_600,
    }),
    /** All leagues, hidden ones included, for the selection screen. */
    selection: build.query<readonly LeagueId[], void>({
      query: (): Ask<readonly LeagueId[]> => ({ path: readingPath('selection'), read: readLeagues }),
    }),
    /** One league by its code, for its name beside a table. */
    league: build.query<LeagueId | null, string>({
      query: (code): Ask<LeagueId | null> => ({
        path: readingPath('league', code),
        read: readOne('league', decodeLeague, ownLeague),
      }),
    }),
  }),
});

export const { useLeagueListQuery } = leaguesApi;
export const useSelectionQuery = showing(leaguesApi.endpoints.selection);
export const useLeagueQuery = showing(leaguesApi.endpoints.league);
