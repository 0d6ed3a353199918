import { wireId } from '../entities/ids';
import type { MatchId } from '../entities/ids';
import { isLive } from '../entities/match/status';
import { hasEntities } from '../entities/reducer';
import { selectMatch } from '../entities/select';
import { normalise } from '../entities/normalise';
import { matchSchema, seasonMatchesSchema } from '../entities/schemas';
import { api } from './api';
import type { SeasonMatches } from './clubs';
import type { Ask } from './ingest';
import { readingPath } from './paths';
import { poll } from './poll';
import { isWatched } from './watched';
import { decodeMatch } from './wire/match';
import { eachRow, isRow, readList } from './wire/read';
import { decodeSeasons } from './wire/season';

function report(id: MatchId): Ask<MatchId> {
  return {
    path: readingPath('match', id),
    read: (body, problem) => {
      const match = isRow(body)
        ? decodeMatch({ ...body, id: body['id'] ?? wireId(id) }, 'match', problem, 'full')
        : null;
      return match && normalise<MatchId>(match, matchSchema);
    },
  };
}

export const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A league's seasons with all their matches. */
    fixtures: build.query<readonly SeasonMatches[], string>({
      query: (code) => ({
        path: readingPath('fixtures', code),
        read: (body, report) => {
          const rows = readList(body);
          return (
            rows && normalise<readonly SeasonMatches[]>(decodeSeasons(rows, 'seasons', report), [seasonMatchesSchema])
          );
        },
      }),
    }),
    /** Matches of a league's current season; none between two seasons, and then no table either (docs/api.md 4.11). */
    primary: build.query<readonly MatchId[], string>({
      query: (code) => ({
        path: readingPath('primary', code),
        read: (body, report) => {
          const rows = readList(body);
          return (
            rows &&
            normalise<readonly MatchId[]>(
              eachRow(rows, 'primary', report, (row, at) => decodeMatch(row, at, report)),
              [matchSchema],
            )
          );
        },
      }),
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

/** Asks for a match report ahead of a visit. */
export const prefetchMatch = (id: MatchId) => matchesApi.endpoints.match.initiate(id, { subscribe: false });
