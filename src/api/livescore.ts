import type { MatchId } from '../entities/ids';
import { api } from './api';
import { freshQuery } from './freshQuery';
import type { RequestDefinition } from './ingest';
import { readingPath } from './paths';
import { readLivescore } from './wire/livescore';

/** The call for the live matches. */
export const livescoreCall: RequestDefinition<readonly MatchId[]> = {
  path: readingPath('livescore'),
  read: readLivescore,
};

export const livescoreApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The live matches; polled while any is live (`live/polling.ts`). */
    livescore: build.query<readonly MatchId[], void>({
      query: (): RequestDefinition<readonly MatchId[]> => livescoreCall,
    }),
  }),
});

export const useLivescoreQuery = freshQuery(livescoreApi.endpoints.livescore);

/** Prefetches the live matches. */
export const prefetchLivescore = () => livescoreApi.endpoints.livescore.initiate(undefined, { subscribe: false });
