import type { MatchId } from '../entities/ids';
import type { SeasonIds } from '../entities/views/fixtures';
import { api } from './api';
import type { RequestDefinition } from './ingest';
import { fixturesSettled } from './partialFixtures';
import { readingPath } from './paths';
import { readFixtures, showBeginning } from './readFixtures';
import { freshQuery } from './freshQuery';
import { readMatch } from './wire/matchReport';
import { readSeasons } from './wire/season';

/** The call for a match report. */
export const reportCall = (id: MatchId): RequestDefinition<MatchId> => ({
  path: readingPath('match', id),
  subject: { matches: [id] },
  read: readMatch(id),
});

export const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A league's seasons with all their matches. */
    fixtures: build.query<readonly SeasonIds[], string>({
      query: (code): RequestDefinition<readonly SeasonIds[]> => ({
        path: readingPath('fixtures', code),
        read: readSeasons,
        readBody: (response, age, to, signal) => readFixtures(response, showBeginning(code, age, to), signal),
      }),
      onQueryStarted: async (code, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined);
        dispatch(fixturesSettled(code));
      },
    }),
    /** A match with line-ups and events; polled while it is live (`live/polling.ts`). */
    match: build.query<MatchId, MatchId>({ query: (id): RequestDefinition<MatchId> => reportCall(id) }),
  }),
});

export const useFixturesQuery = freshQuery(matchesApi.endpoints.fixtures);
export const useMatchQuery = freshQuery(matchesApi.endpoints.match);

/** Prefetches a league's fixtures. */
export const prefetchFixtures = (code: string) => matchesApi.endpoints.fixtures.initiate(code, { subscribe: false });
/** Prefetches a match report. */
export const prefetchMatch = (id: MatchId) => matchesApi.endpoints.match.initiate(id, { subscribe: false });
/** Refetches a match. */
export const reloadMatch = (id: MatchId) =>
  matchesApi.endpoints.match.initiate(id, { subscribe: false, forceRefetch: true });
