import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LeaderboardTab } from '../entities/leaderboard/model';
import type { ChosenMatchday } from '../entities/season/filter';
import { initialFilters, MOST_SUBJECTS } from './filters';
import type { Choice, Filters } from './filters';

function withChoice(choices: Filters['choices'], subject: string, choice: Choice): Filters['choices'] {
  const others = Object.entries(choices).filter(([key]) => key !== subject);
  return Object.fromEntries([...others, [subject, choice] as const].slice(-MOST_SUBJECTS));
}

const filtersSlice = createSlice({
  name: 'filters',
  initialState: initialFilters,
  reducers: {
    seasonChosen: (filters, { payload }: PayloadAction<{ readonly subject: string; readonly season: string }>) => {
      filters.choices = withChoice(filters.choices, payload.subject, { season: payload.season });
    },
    /** `season`: the one shown at that moment, by whose matchdays the number counts. */
    matchdayChosen: (
      filters,
      {
        payload,
      }: PayloadAction<{ readonly subject: string; readonly season: string; readonly matchday: ChosenMatchday }>,
    ) => {
      filters.choices = withChoice(filters.choices, payload.subject, {
        ...filters.choices[payload.subject],
        matchday: payload.matchday,
        matchdayOf: payload.season,
      });
    },
    leaderboardTabChosen: (filters, { payload }: PayloadAction<LeaderboardTab>) => {
      filters.leaderboardTab = payload;
    },
    stateChosen: (filters, { payload }: PayloadAction<string | null>) => {
      filters.state = payload;
    },
  },
});

export const { seasonChosen, matchdayChosen, leaderboardTabChosen, stateChosen } = filtersSlice.actions;
export const filtersReducer = filtersSlice.reducer;

export interface WithFilters {
  readonly filters: Filters;
}

const noChoice: Choice = {};

/** What was chosen about a subject; the same empty object if nothing was. */
export const selectChoice = (state: WithFilters, subject: string): Choice =>
  Object.hasOwn(state.filters.choices, subject) ? (state.filters.choices[subject] ?? noChoice) : noChoice;
export const selectLeaderboardTab = (state: WithFilters): LeaderboardTab => state.filters.leaderboardTab;
export const selectState = (state: WithFilters): string | null => state.filters.state;
