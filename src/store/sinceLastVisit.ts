import { api } from '../api/api';
import { matchesApi } from '../api/matches';
import { newsApi } from '../api/news';
import { playersApi } from '../api/players';
import { requestsApi } from '../api/requests';
import { tablesApi } from '../api/tables';
import type { StandingId } from '../entities/ids';
import type { WithEntities } from '../entities/reducer';
import { hasEntities } from '../entities/reducer';
import { defaultSeason } from '../entities/season/filter';
import {
  selectClub,
  selectMany,
  selectNewsItem,
  selectStanding,
  selectSuspension,
  selectTransfer,
} from '../entities/select';
import { tableOrder } from '../entities/standing/order';
import { makeSelectSeasons } from '../entities/views/fixtures';
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
     * What is new in a league since the previous visit; null: unknown. Computed once per visit and cached until it
     * ends. Only the lists it needs are requested, and only if the last visit was long ago.
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

/** Looks up what is new in a league, once per visit. */
export const lookBack = (code: string) => visitApi.endpoints.sinceLastVisit.initiate(code, { subscribe: false });

/** The visitor has closed the card. */
export const newsClosed = (code: string) => visitApi.util.updateQueryData('sinceLastVisit', code, () => null);

/** On the first visit the snapshot holds only what the page has loaded anyway: the table. */
export async function keepFirstSnapshot(store: AppStore, code: string): Promise<void> {
  if ((await keptSnapshot(code)) !== null) return;
  const state = store.getState();
  const rows = tablesApi.endpoints.standings.select(code)(state).data;
  const none = { results: null, suspensions: null, transfers: null, rulings: null };
  await keepSnapshot(code, takeSnapshot({ places: rows ? placesIn(state, rows) : null, ...none }, now(), null));
}
