import type { MatchId } from '../entities/ids';
import { matchItem } from '../entities/shapes';
import { api } from './api';
import type { RequestDefinition } from './ingest';
import { readingPath } from './paths';
import { readRows } from './wire/answers';
import { decodeMatch } from './wire/match';

/** Apart from the other calls for matches, with their polling and growing answers: a league’s page needs only this one. */
export const primaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Matches of a league's current season; empty between two seasons, when there is no table either (docs/api.md
     * 4.11).
     */
    primary: build.query<readonly MatchId[], string>({
      query: (code): RequestDefinition<readonly MatchId[]> => ({
        path: readingPath('primary', code),
        read: readRows('primary', decodeMatch, matchItem),
      }),
    }),
  }),
});
