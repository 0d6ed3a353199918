import { LEADERBOARD_TABS } from '../entities/leaderboard/model';
import type { LeaderboardTab } from '../entities/leaderboard/model';
import { ALL, NO_MATCHDAY } from '../entities/season/filter';
import type { ChosenMatchday } from '../entities/season/filter';
import { TABLE_VIEWS } from '../entities/standing/model';
import type { TableView } from '../entities/standing/model';
import { decodeFavourites } from './favourites';
import type { Favourite } from './favourites';
import { decodeSubjects } from './pushSubjects';
import type { PushSubject } from './pushSubjects';

/** A visitor's explicit choices on one screen about one subject; absent: the default applies. */
export interface Choice {
  /** Season id, or `all`. */
  readonly season?: string;
  /** Applies only while `matchdayOf` is the shown season. */
  readonly matchday?: ChosenMatchday;
  readonly matchdayOf?: string;
  /**
   * Primary season and nearest matchday at the time: the choice expires once they have moved on
   * (`entities/season/filter`).
   */
  readonly primary?: string;
  readonly nearest?: number;
  /** Which matches the league's table counts. */
  readonly view?: TableView;
}

/** Filters remembered for the next visit. */
export interface Filters {
  /** By subject: `fixtures/W1A`, `table/W1A`, `club/<id>`, `player/<id>`; latest choice last. */
  readonly choices: Readonly<Record<string, Choice>>;
  readonly leaderboardTab: LeaderboardTab;
  /** Federal state on the league selection; null: all. */
  readonly state: string | null;
  /** Teams the visitor follows, oldest first. */
  readonly favourites: readonly Favourite[];
  /** What the visitor is notified of, oldest first. */
  readonly notifications: readonly PushSubject[];
}

/** Beyond this many subjects the oldest choice is dropped. */
export const MOST_SUBJECTS = 60;

export const initialFilters: Filters = {
  choices: {},
  leaderboardTab: 'goals',
  state: null,
  favourites: [],
  notifications: [],
};

/** Decodes whatever storage holds; unreadable parts fall back to their defaults. */
export function decodeFilters(stored: unknown): Filters {
  if (!isObject(stored)) return initialFilters;
  const { choices, leaderboardTab, state, favourites, notifications } = stored;
  const readable = isObject(choices)
    ? Object.entries(choices).flatMap(([subject, raw]) => decodeChoice(subject, raw))
    : [];
  return {
    choices: Object.fromEntries(readable.slice(-MOST_SUBJECTS)),
    leaderboardTab: LEADERBOARD_TABS.find((tab) => tab === leaderboardTab) ?? initialFilters.leaderboardTab,
    state: typeof state === 'string' && state.length <= 40 ? state : null,
    favourites: decodeFavourites(favourites),
    notifications: decodeSubjects(notifications),
  };
}

function decodeChoice(subject: string, raw: unknown): readonly (readonly [string, Choice])[] {
  if (!isObject(raw) || subject.length > 200 || subject === '__proto__') return [];
  const { season, matchday, matchdayOf, primary, nearest } = raw;
  const view = TABLE_VIEWS.find((known) => known === raw['view']);
  const goodMatchday =
    matchday === ALL || matchday === NO_MATCHDAY || (typeof matchday === 'number' && Number.isSafeInteger(matchday));
  return [
    [
      subject,
      {
        ...(isSeason(season) ? { season } : {}),
        ...(goodMatchday && isSeason(matchdayOf) ? { matchday, matchdayOf } : {}),
        ...(isSeason(primary) ? { primary } : {}),
        ...(typeof nearest === 'number' && Number.isSafeInteger(nearest) ? { nearest } : {}),
        ...(view === undefined ? {} : { view }),
      },
    ],
  ];
}

function isSeason(raw: unknown): raw is string {
  return typeof raw === 'string' && raw !== '' && raw.length <= 128;
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
