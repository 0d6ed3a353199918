import type { MatchId } from '../entities/ids';
import { isLive } from '../entities/match/status';
import { hasEntities } from '../entities/reducer';
import { selectMatch } from '../entities/select';
import { api } from './api';
import type { Ask } from './ingest';
import { matchesApi } from './matches';
import { readingPath } from './paths';
import { poll } from './poll';
import { LIVESCORE_REQUEST } from './tags';
import { isWatched } from './watched';
import { readLivescore } from './wire/livescore';
import type { LiveGroup } from './wire/livescore';

/** Matches that the earlier answer held and the later one does not. */
function left(before: readonly LiveGroup[], after: readonly LiveGroup[]): readonly MatchId[] {
  const still = new Set(after.flatMap(({ matches }) => matches));
  return before.flatMap(({ matches }) => matches).filter((id) => !still.has(id));
}

const ask: Ask<readonly LiveGroup[]> = { path: readingPath('livescore'), read: readLivescore };

export const livescoreApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Matches that are live now; asked again by itself while any of them still is. */
    livescore: build.query<readonly LiveGroup[], void>({
      query: () => ask,
      onCacheEntryAdded: async (
        _arg,
        { cacheDataLoaded, cacheEntryRemoved, dispatch, getState, getCacheEntry, updateCachedData },
      ) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        if (loaded === null) return;
        const groups = (): readonly LiveGroup[] => getCacheEntry().data ?? [];
        const running = (id: MatchId): boolean => {
          const state: unknown = getState();
          return hasEntities(state) && isLive(selectMatch(state, id)?.status);
        };
        await poll({
          ask,
          to: { request: LIVESCORE_REQUEST, dispatch, getState },
          wanted: () =>
            isWatched(getState(), LIVESCORE_REQUEST) && groups().some(({ matches }) => matches.some(running)),
          onIds: (ids) => {
            const before = groups();
            if (JSON.stringify(ids) === JSON.stringify(before)) return;
            updateCachedData(() => ids);
            // Other pages still hold a match that has left the list as live; its report tells how it ended.
            for (const id of left(before, ids).filter(running))
              void dispatch(matchesApi.endpoints.match.initiate(id, { subscribe: false, forceRefetch: true }));
          },
          until: cacheEntryRemoved,
        });
      },
    }),
  }),
});

export const { useLivescoreQuery } = livescoreApi;

/** Asks for the live matches ahead of a visit. */
export const prefetchLivescore = () => livescoreApi.endpoints.livescore.initiate(undefined, { subscribe: false });
