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
  readonly linked?: ChosenLeague;
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
    linkedLeagueOpened: ({ linked, ...chosen }, { payload: code }: PayloadAction<string>): LeagueState =>
      code === chosen.code ? chosen : { ...chosen, linked: linked?.code === code ? linked : { code, id: null } },
    /** Back to the chosen league. */
    linkedLeagueClosed: ({ code, id }): LeagueState => ({ code, id }),
  },
});

export const { leaguePicked, leagueCookieRead, linkedLeagueOpened, linkedLeagueClosed } = leagueSlice.actions;
export const leagueReducer = leagueSlice.reducer;

export interface WithLeague {
  readonly league: LeagueState;
}

/** The league whose pages are shown: the link's, else the chosen one. */
export const selectCurrentLeague = ({ league }: WithLeague): ChosenLeague => league.linked ?? league;
export const selectLeagueCode = (state: WithLeague): string | null => selectCurrentLeague(state).code;
export const selectLeagueId = (state: WithLeague): LeagueId | null => selectCurrentLeague(state).id;
/** The chosen league while another one is shown. */
export const selectChosenLeagueCode = (state: WithLeague): string | null => state.league.code;
export const selectIsLinkedLeague = (state: WithLeague): boolean => state.league.linked !== undefined;
