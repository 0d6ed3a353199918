import type { MatchId } from '../entities/ids';
import { isLive } from '../entities/match/status';
import { normalise } from '../entities/normalise';
import { hasEntities } from '../entities/reducer';
import { matchSchema } from '../entities/schemas';
import { selectMatch } from '../entities/select';
import { byText } from '../lib/collator';
import { byTime } from '../lib/dates';
import { api } from './api';
import type { Ask } from './ingest';
import { matchesApi } from './matches';
import { readingPath } from './paths';
import { poll } from './poll';
import { LIVESCORE_REQUEST } from './tags';
import { isWatched } from './watched';
import { decodeMatch } from './wire/match';
import type { WireMatch } from './wire/match';
import { eachRow, field, isRow, readList, readText } from './wire/read';
import type { Report, Row } from './wire/read';

/** Live matches of one league, leagues in alphabetical order. */
export interface LiveGroup {
  readonly league: string;
  readonly matches: readonly MatchId[];
}

/** Name of a group whose league has none. */
const NAMELESS = 'Nicht Gennant';

interface WireGroup {
  readonly league: string;
  readonly matches: readonly WireMatch[];
}

const leagueName = (raw: unknown): string => readText(isRow(raw) ? raw['name'] : raw) ?? NAMELESS;

/** The wire has no order of its own (docs/api.md 5.8); without one, rows would jump with every poll. */
function byKickoff(a: WireMatch, b: WireMatch): number {
  return byTime(a.kickoff, b.kickoff) || (a.id < b.id ? -1 : 1);
}

/** Groups, or a flat list of matches that each name their league; equal names merge (docs/api.md 5.8). */
function decodeGroups(rows: readonly unknown[], report: Report): WireGroup[] {
  const groups = new Map<string, WireMatch[]>();
  const add = (row: Row, matches: readonly WireMatch[]): void => {
    const name = leagueName(row['league']);
    groups.set(name, [...(groups.get(name) ?? []), ...matches]);
  };
  eachRow(rows, 'livescore', report, (row, at) => {
    const inside = readList(field(row, 'matches'));
    if (inside !== null)
      add(
        row,
        eachRow(inside, `${at}.matches`, report, (match, place) => decodeMatch(match, place, report)),
      );
    else {
      const match = decodeMatch(row, at, report);
      if (match !== null) add(row, [match]);
    }
    return null;
  });
  return [...groups]
    .map(([league, matches]) => ({ league, matches: matches.toSorted(byKickoff) }))
    .sort((a, b) => byText(a.league, b.league));
}

/** Matches that the earlier answer held and the later one does not. */
function left(before: readonly LiveGroup[], after: readonly LiveGroup[]): readonly MatchId[] {
  const still = new Set(after.flatMap(({ matches }) => matches));
  return before.flatMap(({ matches }) => matches).filter((id) => !still.has(id));
}

const ask: Ask<readonly LiveGroup[]> = {
  path: readingPath('livescore'),
  read: (body, report) => {
    const rows = readList(body);
    return rows && normalise<readonly LiveGroup[]>(decodeGroups(rows, report), [{ matches: [matchSchema] }]);
  },
};

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
