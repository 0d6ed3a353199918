import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LeagueId } from '../entities/ids';

/** The league whose pages the visitor reads; null until one is chosen. */
export interface ChosenLeague {
  readonly code: string | null;
  readonly id: LeagueId | null;
}

const initialState: ChosenLeague = { code: null, id: null };

const leagueSlice = createSlice({
  name: 'league',
  initialState,
  reducers: {
    /** The visitor chose a league here. */
    leaguePicked: (_state, action: PayloadAction<ChosenLeague>) => action.payload,
    /** The cookies tell another league than this tab: at the start, or because another tab chose. */
    leagueCookieRead: (state, action: PayloadAction<ChosenLeague>) =>
      state.code === action.payload.code && state.id === action.payload.id ? state : action.payload,
  },
});

export const { leaguePicked, leagueCookieRead } = leagueSlice.actions;
export const leagueReducer = leagueSlice.reducer;

export interface WithLeague {
  readonly league: ChosenLeague;
}

export const selectChosenLeague = (state: WithLeague): ChosenLeague => state.league;
export const selectLeagueCode = (state: WithLeague): string | null => state.league.code;
export const selectLeagueId = (state: WithLeague): LeagueId | null => state.league.id;
