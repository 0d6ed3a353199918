import { leagueSchema } from '../entities/schemas';
import { normalise } from '../entities/normalise';
import type { LeagueId } from '../entities/ids';
import { api } from './api';
import { readingPath } from './paths';
import { decodeLeague } from './wire/league';
import { eachRow, isRow, readList } from './wire/read';
import type { Ask } from './ingest';

/** A call that answers a list of leagues. */
function leagues(path: string): Ask {
  return {
    path,
    read: (body, report) => {
      const rows = readList(body);
      return (
        rows &&
        normalise<readonly LeagueId[]>(
          eachRow(rows, 'leagues', report, (row, at) => decodeLeague(row, at, report)),
          [leagueSchema],
        )
      );
    },
  };
}

export const leaguesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Leagues of the strip; page size 25 (docs/behaviour.md 9). Stays for the whole visit. */
    leagueList: build.query<readonly LeagueId[], void>({
      query: () => leagues(readingPath('leagueList')),
      keepUnusedDataFor: 3_600,
    }),
    /** Every league, also hidden ones, for the selection screen. */
    selection: build.query<readonly LeagueId[], void>({ query: () => leagues(readingPath('selection')) }),
    /** One league by its code: its name beside a table. */
    league: build.query<LeagueId | null, string>({
      query: (code) => ({
        path: readingPath('league', code),
        read: (body, report) => {
          const league = isRow(body) ? decodeLeague(body, 'league', report) : null;
          return league && normalise<LeagueId>(league, leagueSchema);
        },
      }),
    }),
  }),
});

export const { useLeagueListQuery, useSelectionQuery, useLeagueQuery } = leaguesApi;
