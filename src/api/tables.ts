import type { StandingId } from '../entities/ids';
import { normalise } from '../entities/normalise';
import { standingSchema } from '../entities/schemas';
import { api } from './api';
import { readingPath } from './paths';
import { decodeStanding } from './wire/lists';
import { eachRow, readList } from './wire/read';

export const tablesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Table of a league's primary season, in the order of the wire. */
    standings: build.query<readonly StandingId[], string>({
      providesTags: ['LeaguePage'],
      query: (code) => ({
        path: readingPath('standings', code),
        read: (body, report) => {
          const rows = readList(body);
          return (
            rows &&
            normalise<readonly StandingId[]>(
              eachRow(rows, 'table', report, (row, at) => decodeStanding(row, at, report, code)),
              [standingSchema],
            )
          );
        },
      }),
    }),
  }),
});

export const { useStandingsQuery } = tablesApi;
