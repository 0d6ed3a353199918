import { LEADERBOARD_TABS } from '../entities/leaderboard/model';
import type { LeaderboardTab } from '../entities/leaderboard/model';
import { logError } from '../lib/log';
import { decodeFilters, initialFilters } from './filters';
import type { Filters } from './filters';

/** redux-persist stores the filters under this name, prefixed with `persist:`. */
export const FILTERS_KEY = 'kbo-filters';

/** Runs an attempt at storage, which may be blocked, full or missing: then the filters last for this visit only. */
export function tryStorage<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch (reason) {
    logError('Der Speicher des Browsers ist für Filter nicht benutzbar.', reason);
    return otherwise;
  }
}

/** The filters of the last visit, read synchronously for the first frame. */
export const rememberedFilters = (): Filters => filtersIn(storedText()) ?? initialFilters;

/** The stored text; null: none, or storage is blocked. */
export const storedText = (): string | null => tryStorage(() => localStorage.getItem(`persist:${FILTERS_KEY}`), null);

/** Decodes a stored text; null: nothing was stored. */
export function filtersIn(stored: string | null): Filters | null {
  if (stored === null) return null;
  const outer = parsed(stored);
  if (typeof outer !== 'object' || outer === null) return null;
  return decodeFilters(
    Object.fromEntries(Object.entries(outer).map(([key, text]: [string, unknown]) => [key, parsed(String(text))])),
  );
}

/** Just the leaderboard tab of the last visit, for use before the application runs; null: none. */
export function rememberedTab(): LeaderboardTab | null {
  const outer = parsed(storedText() ?? 'null');
  const text: unknown = typeof outer === 'object' && outer !== null ? Reflect.get(outer, 'leaderboardTab') : null;
  const tab = parsed(String(text));
  return LEADERBOARD_TABS.find((known) => known === tab) ?? null;
}

function parsed(text: string): unknown {
  return tryStorage((): unknown => JSON.parse(text), null);
}

/** Each list's word in an address (docs/behaviour.md 15). */
export const LIST_PARAMS: Readonly<Record<LeaderboardTab, string>> = {
  goals: 'tore',
  yellow: 'gelb',
  red: 'rot',
  yellowRed: 'gelbrot',
};

/** The list behind a word in an address; null: unknown word. */
export function listNamed(word: string | null): LeaderboardTab | null {
  return LEADERBOARD_TABS.find((tab) => LIST_PARAMS[tab] === word) ?? null;
}
