import { combineReducers } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { serverReducer } from '../api/capabilities';
import { partialFixturesReducer } from '../api/partialFixtures';
import { initialEntityState, reduceEntities } from '../entities/reducer';
import { liveReducer } from '../live/liveSlice';
import { filtersReducer } from '../filters/filtersSlice';
import { leagueReducer } from '../league/leagueSlice';
import { listsReducer } from './listsSlice';
import { pushReducer } from '../push/pushSlice';
import { sessionReducer } from './sessionSlice';
import { visitsReducer } from './visitsSlice';

const { entities, provenance, queryLedger } = initialEntityState;

/** One reducer for each key; what the entities share is written by `reduceEntities`. */
const keys = combineReducers({
  entities: (state = entities) => state,
  provenance: (state = provenance) => state,
  queryLedger: (state = queryLedger) => state,
  league: leagueReducer,
  session: sessionReducer,
  filters: filtersReducer,
  server: serverReducer,
  live: liveReducer,
  partialFixtures: partialFixturesReducer,
  push: pushReducer,
  visits: visitsReducer,
  lists: listsReducer,
  api: api.reducer,
});

/** The whole state. */
export const rootReducer: typeof keys = (state, action) => reduceEntities(keys(state, action), action);

export type RootState = ReturnType<typeof rootReducer>;
