import { combineReducers } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { shownReducer } from '../api/shown';
import { entitiesReducer } from '../entities/reducer';
import type { Filters } from './filters';
import { leagueReducer } from './leagueSlice';
import { sessionReducer } from './sessionSlice';

/** The whole state; its keys are the folder names. @param filters with memory or without */
export function createRootReducer(filters: Reducer<Filters>) {
  return combineReducers({
    entities: entitiesReducer,
    league: leagueReducer,
    session: sessionReducer,
    filters,
    shown: shownReducer,
    api: api.reducer,
  });
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
