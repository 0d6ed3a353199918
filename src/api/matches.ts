import type { MatchId } from '../entities/ids';
import { isLive } from '../entities/match/status';
import { hasEntities } from '../entities/reducer';
import { selectMatch } from '../entities/select';
import { listedMatch } from '../entities/shapes';
import type { SeasonIds } from '../entities/views/seasons';
import { api } from './api';
import { readFirstFixtures } from './firstFixtures';
import type { Ask } from './ingest';
import { readingPath } from './paths';
import { poll } from './poll';
import { isWatched } from './watched';
import { readRows } from './wire/answers';
import { decodeMatch } from './wire/match';
import { readMatch } from './wire/matchReport';
import { readSeasons } from './wire/season';

const report = (id: MatchId): Ask<MatchId> => ({
  path: readingPath('match', id),
  about: { matches: [id] },
  read: readMatch(id),
});

export const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A league's seasons with all their matches. */
    fixtures: build.query<readonly SeasonIds[], string>({
      query: (code) => ({
        path: readingPath('fixtures', code),
        read: readSeasons,
        readBody: (response, age, to) =>
          readFirstFixtures(response, age, to, (seasons) =>
            to.dispatch(matchesApi.util.upsertQueryData('firstFixtures', code, seasons)),
          ),
      }),
    }),
    /** The beginning of a league's fixtures, up to the matchdays of these days, while the rest of a long answer is on its way. Nobody asks for it. */
    firstFixtures: build.query<readonly SeasonIds[], string>({
      queryFn: () => ({ data: [] }),
      keepUnusedDataFor: 10,
    }),
    /** Matches of a league's current season; none between two seasons, and then no table either (docs/api.md 4.11). */
    primary: build.query<readonly MatchId[], string>({
      query: (code) => ({ path: readingPath('primary', code), read: readRows('primary', decodeMatch, listedMatch) }),
    }),
    /** A match with line-ups and events; asked again by itself while it is live. */
    match: build.query<MatchId, MatchId>({
      query: report,
      onCacheEntryAdded: async (id, { cacheDataLoaded, cacheEntryRemoved, dispatch, getState }) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        if (loaded === null) return;
        const request = `match(${JSON.stringify(id)})`;
        await poll({
          ask: report(id),
          to: { request, dispatch, getState },
          wanted: () => {
            const state: unknown = getState();
            return isWatched(state, request) && hasEntities(state) && isLive(selectMatch(state, id)?.status);
          },
          onIds: () => undefined,
          until: cacheEntryRemoved,
        });
      },
    }),
  }),
});

export const { useFixturesQuery, usePrimaryQuery, useMatchQuery } = matchesApi;

/** Asks for a league's fixtures ahead of a visit. */
export const prefetchFixtures = (code: string) => matchesApi.endpoints.fixtures.initiate(code, { subscribe: false });
/** Asks for a match report ahead of a visit. */
export const prefetchMatch = (id: MatchId) => matchesApi.endpoints.match.initiate(id, { subscribe: false });
