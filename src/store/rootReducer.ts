import { combineReducers } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { serverReducer } from '../api/capabilities';
import { partialFixturesReducer } from '../api/partialFixtures';
import { entitiesReducer } from '../entities/reducer';
import { liveReducer } from '../live/liveSlice';
import { filtersReducer } from '../filters/filtersSlice';
import { leagueReducer } from '../league/leagueSlice';
import { sessionReducer } from './sessionSlice';

/** The whole state; its keys are the folder names. */
export const rootReducer = combineReducers({
  entities: entitiesReducer,
  league: leagueReducer,
  session: sessionReducer,
  filters: filtersReducer,
  server: serverReducer,
  live: liveReducer,
  partialFixtures: partialFixturesReducer,
  api: api.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
