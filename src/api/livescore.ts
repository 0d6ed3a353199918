import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { MatchId } from '../entities/ids';
import { selectEnded, selectLiveCount } from '../entities/views/live';
import { api } from './api';
import type { Ask } from './ingest';
import { readingPath } from './paths';
import { poll } from './poll';
import { LIVESCORE_REQUEST } from './requestName';
import { freshQuery } from './freshQuery';
import { readLivescore } from './wire/livescore';

const ask: Ask<readonly MatchId[]> = { path: readingPath('livescore'), read: readLivescore };

export const livescoreApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The live matches; polled while any is still live, or has ended without its report saying so yet. */
    livescore: build.query<readonly MatchId[], void>({
      query: (): Ask<readonly MatchId[]> => ask,
      onCacheEntryAdded: async (_arg, { cacheEntryRemoved, dispatch, getState, getCacheEntry, updateCachedData }) => {
        const stop = poll({
          ask,
          request: LIVESCORE_REQUEST,
          about: null,
          hasLive: (state) =>
            selectLiveCount(state, LIVESCORE_REQUEST) > 0 || selectEnded(state, LIVESCORE_REQUEST).length > 0,
          dispatch,
          getState,
          onIds: (ids) => {
            const before = getCacheEntry().data;
            if (copyWithStructuralSharing(before, ids) !== before) updateCachedData(() => ids);
          },
        });
        await cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

export const useLivescoreQuery = freshQuery(livescoreApi.endpoints.livescore);

/** Prefetches the live matches. */
export const prefetchLivescore = () => livescoreApi.endpoints.livescore.initiate(undefined, { subscribe: false });
