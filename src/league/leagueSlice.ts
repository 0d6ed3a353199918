import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LeagueId } from '../entities/ids';

/** The league whose pages are shown; null until one is chosen. */
export interface ChosenLeague {
  readonly code: string | null;
  readonly id: LeagueId | null;
}

/** The choice, and the league of a link, which is shown without overwriting it (docs/behaviour.md 15). */
export interface LeagueState extends ChosenLeague {
  readonly visited?: ChosenLeague;
}

const initialState: LeagueState = { code: null, id: null };

const leagueSlice = createSlice({
  name: 'league',
  initialState,
  reducers: {
    /** The visitor chose a league here. */
    leaguePicked: (_state, action: PayloadAction<ChosenLeague>): LeagueState => action.payload,
    /** The cookies name another league: at the start, or because another tab chose one. */
    leagueCookieRead: (state, { payload: { code, id } }: PayloadAction<ChosenLeague>): LeagueState =>
      state.code === code && state.id === id ? state : { ...state, code, id },
    /** An address names a league; naming the chosen one ends a visit to another. */
    leagueVisited: ({ visited, ...chosen }, { payload: code }: PayloadAction<string>): LeagueState =>
      code === chosen.code ? chosen : { ...chosen, visited: visited?.code === code ? visited : { code, id: null } },
    /** Back to the chosen league. */
    visitEnded: ({ code, id }): LeagueState => ({ code, id }),
  },
});

export const { leaguePicked, leagueCookieRead, leagueVisited, visitEnded } = leagueSlice.actions;
export const leagueReducer = leagueSlice.reducer;

export interface WithLeague {
  readonly league: LeagueState;
}

/** The league whose pages are shown: the link's, else the chosen one. */
export const selectShownLeague = ({ league }: WithLeague): ChosenLeague => league.visited ?? league;
export const selectLeagueCode = (state: WithLeague): string | null => selectShownLeague(state).code;
export const selectLeagueId = (state: WithLeague): LeagueId | null => selectShownLeague(state).id;
/** The chosen league while another one is shown. */
export const selectOwnLeagueCode = (state: WithLeague): string | null => state.league.code;
export const selectIsVisiting = (state: WithLeague): boolean => state.league.visited !== undefined;
