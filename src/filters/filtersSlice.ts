import { createSlice, current } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ClubId } from '../entities/ids';
import type { LeaderboardTab } from '../entities/leaderboard/model';
import type { ChosenMatchday } from '../entities/season/filter';
import type { TableView } from '../entities/standing/model';
import { withFavourite, withLastSeen } from './favourites';
import type { Favourite } from './favourites';
import { initialFilters, MOST_SUBJECTS } from './filters';
import { withoutPast, withSubject } from './pushSubjects';
import type { PushSubject } from './pushSubjects';
import type { Choice, Filters } from './filters';

function withChoice(choices: Filters['choices'], subject: string, choice: Choice): Filters['choices'] {
  const others = Object.entries(choices).filter(([key]) => key !== subject);
  return Object.fromEntries([...others, [subject, choice] as const].slice(-MOST_SUBJECTS));
}

interface SeasonChosen {
  readonly subject: string;
  readonly season: string;
  /** Id of the primary season at the time. */
  readonly primary?: string;
}

interface MatchdayChosen extends SeasonChosen {
  /** A matchday of `season`, the one shown at the time. */
  readonly matchday: ChosenMatchday;
  /** The nearest matchday at the time. */
  readonly nearest?: number;
}

const filtersSlice = createSlice({
  name: 'filters',
  initialState: initialFilters,
  reducers: {
    /** Another tab changed the filters; unchanged parts keep their identity. */
    filtersSynced: (filters, { payload }: PayloadAction<Filters>) =>
      copyWithStructuralSharing(current(filters), { ...current(filters), ...payload }),
    seasonChosen: (filters, { payload: { subject, ...choice } }: PayloadAction<SeasonChosen>) => {
      filters.choices = withChoice(filters.choices, subject, choice);
    },
    matchdayChosen: (filters, { payload }: PayloadAction<MatchdayChosen>) => {
      const { subject, season, ...choice } = payload;
      // Keeps a chosen season, but does not bring back an expired one.
      const pinned = filters.choices[subject]?.season === season ? { season } : {};
      filters.choices = withChoice(filters.choices, subject, { ...pinned, ...choice, matchdayOf: season });
    },
    /** The offer to restore a subject's choice was declined. */
    choiceForgotten: (filters, { payload }: PayloadAction<string>) => {
      filters.choices = Object.fromEntries(Object.entries(filters.choices).filter(([subject]) => subject !== payload));
    },
    tableViewChosen: (filters, { payload }: PayloadAction<{ readonly subject: string; readonly view: TableView }>) => {
      filters.choices = withChoice(filters.choices, payload.subject, { view: payload.view });
    },
    leaderboardTabChosen: (filters, { payload }: PayloadAction<LeaderboardTab>) => {
      filters.leaderboardTab = payload;
    },
    stateChosen: (filters, { payload }: PayloadAction<string | null>) => {
      filters.state = payload;
    },
    /** Ignored when the list is full; the button says so beforehand. */
    favouriteAdded: (filters, { payload }: PayloadAction<Favourite>) => ({
      ...filters,
      favourites: withFavourite(filters.favourites, payload),
    }),
    favouriteRemoved: (filters, { payload }: PayloadAction<ClubId>) => ({
      ...filters,
      favourites: filters.favourites.filter(({ club }) => club !== payload),
    }),
    /** An answer mentioned a followed team: its name, crest and league are remembered in case the API forgets it. */
    favouriteSeen: (filters, { payload }: PayloadAction<Favourite>) => {
      const favourites = withLastSeen(filters.favourites, payload);
      return favourites === filters.favourites ? filters : { ...filters, favourites };
    },
    /** Ignored when the list is full. */
    notificationChosen: (filters, { payload }: PayloadAction<PushSubject>) => ({
      ...filters,
      notifications: withSubject(filters.notifications, payload),
    }),
    notificationDropped: (filters, { payload }: PayloadAction<string>) => {
      const notifications = filters.notifications.filter(({ id }) => id !== payload);
      // A change is told to the server, whose answer may name what was not asked about.
      return notifications.length === filters.notifications.length ? filters : { ...filters, notifications };
    },
    /** Matches that are a day past are forgotten. */
    notificationsSwept: (filters, { payload: wallClock }: PayloadAction<number>) => {
      const notifications = withoutPast(filters.notifications, wallClock);
      return notifications === filters.notifications ? filters : { ...filters, notifications };
    },
  },
});

export const {
  filtersSynced,
  seasonChosen,
  matchdayChosen,
  choiceForgotten,
  tableViewChosen,
  leaderboardTabChosen,
  stateChosen,
  favouriteAdded,
  favouriteRemoved,
  favouriteSeen,
  notificationChosen,
  notificationDropped,
  notificationsSwept,
} = filtersSlice.actions;
export const filtersReducer = filtersSlice.reducer;

export interface WithFilters {
  readonly filters: Filters;
}

const noChoice: Choice = {};

/** The choice about a subject; the same empty object if there is none. */
export const selectChoice = (state: WithFilters, subject: string): Choice =>
  Object.hasOwn(state.filters.choices, subject) ? (state.filters.choices[subject] ?? noChoice) : noChoice;
export const selectLeaderboardTab = (state: WithFilters): LeaderboardTab => state.filters.leaderboardTab;
export const selectState = (state: WithFilters): string | null => state.filters.state;
export const selectFavourites = (state: WithFilters): readonly Favourite[] => state.filters.favourites;
/** Whether the visitor follows a team. */
export const selectIsFavourite = (state: WithFilters, id: ClubId | null | undefined): boolean =>
  id != null && state.filters.favourites.some(({ club }) => club === id);
export const selectNotifications = (state: WithFilters): readonly PushSubject[] => state.filters.notifications;
/** What the visitor is notified of about a team or a match, if anything; the id as the API writes it. */
export const selectNotification = (
  state: WithFilters,
  kind: PushSubject['kind'],
  id: string,
): PushSubject | undefined => state.filters.notifications.find((subject) => subject.kind === kind && subject.id === id);
