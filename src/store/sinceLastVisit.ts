import { api } from '../api/api';
import { matchesApi } from '../api/matches';
import { newsApi } from '../api/news';
import { playersApi } from '../api/players';
import { requestsApi } from '../api/requests';
import { tablesApi } from '../api/tables';
import type { StandingId } from '../entities/ids';
import type { WithEntities } from '../entities/reducer';
import { hasEntities } from '../entities/reducer';
import { defaultSeason } from '../entities/season/defaults';
import {
  selectClub,
  selectMany,
  selectNewsItem,
  selectStanding,
  selectSuspension,
  selectTransfer,
} from '../entities/select';
import { tableOrder } from '../entities/standing/order';
import { makeSelectSeasons } from '../entities/views/seasons';
import { newsSince, sightOf } from '../entities/views/visitNews';
import type { VisitNews } from '../entities/views/visitNews';
import { isLongAgo, takeSnapshot } from '../entities/visit/snapshot';
import { now } from '../lib/clock';
import type { AppStore } from './makeStore';
import { keepSnapshot, keptSnapshot } from './visits';

const placesIn = (state: WithEntities, rows: readonly StandingId[]) =>
  tableOrder(selectMany(state, rows, selectStanding), ({ club }) => selectClub(state, club)?.name ?? '').map(
    ({ club }) => club,
  );

export const visitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What is new in a league since the visit before this one; null: nothing can be said. Asked once a visit, and told until
     * it ends. Only the lists that it needs are calls, and only of somebody whose last visit is long ago.
     */
    sinceLastVisit: build.query<VisitNews | null, string>({
      keepUnusedDataFor: Infinity,
      queryFn: async (code, { dispatch, getState }) => {
        const before = await keptSnapshot(code);
        const at = now();
        if (before === null || !isLongAgo(before.at, at)) return { data: null };
        const once = { subscribe: false };
        const [table, fixtures, suspensions, transfers, rulings] = await Promise.all([
          dispatch(tablesApi.endpoints.standings.initiate(code, once)),
          dispatch(matchesApi.endpoints.fixtures.initiate(code, once)),
          dispatch(playersApi.endpoints.suspensions.initiate(code, once)),
          dispatch(requestsApi.endpoints.transfers.initiate(undefined, once)),
          dispatch(newsApi.endpoints.rulings.initiate(undefined, once)),
        ]);
        const state = getState();
        if (!hasEntities(state)) return { data: null };
        const seasons = fixtures.data && makeSelectSeasons()(state, fixtures.data);
        const lists = {
          places: table.data ? placesIn(state, table.data) : null,
          matches: seasons ? (defaultSeason(seasons, false)?.matches ?? []) : null,
          suspensions: suspensions.data ? selectMany(state, suspensions.data, selectSuspension) : null,
          transfers: transfers.data ? selectMany(state, transfers.data, selectTransfer) : null,
          rulings: rulings.data ? selectMany(state, rulings.data, selectNewsItem) : null,
        };
        await keepSnapshot(code, takeSnapshot(sightOf(lists), at, before));
        return { data: newsSince(before, lists) };
      },
    }),
  }),
});

/** Finds out what is new in a league, once a visit. */
export const lookBack = (code: string) => visitApi.endpoints.sinceLastVisit.initiate(code, { subscribe: false });

/** The visitor has seen what is new. */
export const newsClosed = (code: string) => visitApi.util.updateQueryData('sinceLastVisit', code, () => null);

/** The first visit's snapshot holds what the page knows anyway: the table. */
export async function keepFirstSnapshot(store: AppStore, code: string): Promise<void> {
  if ((await keptSnapshot(code)) !== null) return;
  const state = store.getState();
  const rows = tablesApi.endpoints.standings.select(code)(state).data;
  const none = { results: null, suspensions: null, transfers: null, rulings: null };
  await keepSnapshot(code, takeSnapshot({ places: rows ? placesIn(state, rows) : null, ...none }, now(), null));
}
