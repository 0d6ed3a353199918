import { createStore, delMany, entries, get, set } from 'idb-keyval';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { matchesApi } from '../api/matches';
import { newsApi } from '../api/news';
import { playersApi } from '../api/players';
import { requestsApi } from '../api/requests';
import { tablesApi } from '../api/tables';
import type { StandingId } from '../entities/ids';
import type { WithEntities } from '../entities/reducer';
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
import { decodeSnapshot, isLongAgo, takeSnapshot } from '../entities/visit/snapshot';
import type { VisitSnapshot } from '../entities/visit/snapshot';
import { now } from '../lib/clock';
import { logError } from '../lib/log';
import type { RootState } from './rootReducer';
import { newsFound, newsRequested, saveVisitTime, selectVisitNews } from './visitsSlice';

/** Only the leagues visited last keep a snapshot. */
const MOST_LEAGUES = 30;

const snapshots = createStore('kbo-visits', 'leagues');

/** The snapshot of an earlier visit to a league; null: none, or storage is blocked. */
export async function loadSnapshot(code: string): Promise<VisitSnapshot | null> {
  try {
    return decodeSnapshot(await get(code, snapshots));
  } catch {
    return null;
  }
}

/** Stores a league's snapshot for the next visit, if the browser allows it. */
export async function saveSnapshot(code: string, snapshot: VisitSnapshot): Promise<void> {
  try {
    await set(code, snapshot, snapshots);
    saveVisitTime(code, snapshot.at);
    const kept = (await entries<IDBValidKey, unknown>(snapshots)).map(
      ([key, stored]) => [key, decodeSnapshot(stored)?.at ?? 0] as const,
    );
    const oldest = kept.toSorted(([, a], [, b]) => b - a).slice(MOST_LEAGUES);
    if (oldest.length > 0)
      await delMany(
        oldest.map(([key]) => key),
        snapshots,
      );
  } catch {
    // Storage is blocked: nothing to compare the next visit with, and no card.
  }
}

const placesIn = (state: WithEntities, rows: readonly StandingId[]) =>
  tableOrder(selectMany(state, rows, selectStanding), ({ club }) => selectClub(state, club)?.name ?? '').map(
    ({ club }) => club,
  );

type Thunk = ThunkAction<Promise<void>, RootState, unknown, UnknownAction>;

/**
 * Finds out, once a visit, what is new in a league since the last one. Only the lists it needs are requested, and only
 * if the last visit was long ago.
 */
export const findVisitNews =
  (code: string): Thunk =>
  async (dispatch, getState) => {
    if (selectVisitNews(getState(), code) !== undefined) return;
    dispatch(newsRequested(code));
    const news = await dispatch(compareWithLastVisit(code)).catch((reason: unknown) => {
      logError('Was seit dem letzten Besuch neu ist, ist nicht bekannt.', reason);
      return null;
    });
    dispatch(newsFound({ code, news }));
  };

const compareWithLastVisit =
  (code: string): ThunkAction<Promise<VisitNews | null>, RootState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const before = await loadSnapshot(code);
    const at = now();
    if (before === null || !isLongAgo(before.at, at)) return null;
    const once = { subscribe: false };
    const [table, fixtures, suspensions, transfers, rulings] = await Promise.all([
      dispatch(tablesApi.endpoints.standings.initiate(code, once)),
      dispatch(matchesApi.endpoints.fixtures.initiate(code, once)),
      dispatch(playersApi.endpoints.suspensions.initiate(code, once)),
      dispatch(requestsApi.endpoints.transfers.initiate(undefined, once)),
      dispatch(newsApi.endpoints.rulings.initiate(undefined, once)),
    ]);
    const state = getState();
    const seasons = fixtures.data && makeSelectSeasons()(state, fixtures.data);
    const lists = {
      places: table.data ? placesIn(state, table.data) : null,
      matches: seasons ? (defaultSeason(seasons, false)?.matches ?? []) : null,
      suspensions: suspensions.data ? selectMany(state, suspensions.data, selectSuspension) : null,
      transfers: transfers.data ? selectMany(state, transfers.data, selectTransfer) : null,
      rulings: rulings.data ? selectMany(state, rulings.data, selectNewsItem) : null,
    };
    await saveSnapshot(code, takeSnapshot(sightOf(lists), at, before));
    return newsSince(before, lists);
  };

/** On the first visit the snapshot holds only what the page has loaded anyway: the table. */
export const saveFirstSnapshot =
  (code: string): Thunk =>
  async (_dispatch, getState) => {
    if ((await loadSnapshot(code)) !== null) return;
    const state = getState();
    const rows = tablesApi.endpoints.standings.select(code)(state).data;
    const none = { results: null, suspensions: null, transfers: null, rulings: null };
    await saveSnapshot(code, takeSnapshot({ places: rows ? placesIn(state, rows) : null, ...none }, now(), null));
  };
