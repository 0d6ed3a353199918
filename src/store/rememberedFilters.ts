import { LEADERBOARD_TABS } from '../entities/leaderboard/model';
import type { LeaderboardTab } from '../entities/leaderboard/model';
import { logError } from '../lib/log';
import { decodeFilters, initialFilters } from './filters';
import type { Filters } from './filters';

/** Under this name redux-persist stores the filters; it puts `persist:` before it. */
export const FILTERS_KEY = 'kbo-filters';

/** Storage may be forbidden, full or missing: then the filters live for this visit only. */
export function quietly<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch (reason) {
    logError('Der Speicher des Browsers ist für Filter nicht benutzbar.', reason);
    return otherwise;
  }
}

/** The filters of the last visit, read at once, so that the first frame knows them. */
export const rememberedFilters = (): Filters => filtersIn(storedText()) ?? initialFilters;

/** The stored text; null: there is none, or storage is forbidden. */
export const storedText = (): string | null => quietly(() => localStorage.getItem(`persist:${FILTERS_KEY}`), null);

/** Whatever was stored, as valid filters; null: nothing was. */
export function filtersIn(stored: string | null): Filters | null {
  if (stored === null) return null;
  const outer = parsed(stored);
  if (typeof outer !== 'object' || outer === null) return null;
  return decodeFilters(
    Object.fromEntries(Object.entries(outer).map(([key, text]: [string, unknown]) => [key, parsed(String(text))])),
  );
}

/** Only the leaderboard's tab of the last visit, before the application is there; null: none is remembered. */
export function rememberedTab(): LeaderboardTab | null {
  const outer = parsed(storedText() ?? 'null');
  const text: unknown = typeof outer === 'object' && outer !== null ? Reflect.get(outer, 'leaderboardTab') : null;
  const tab = parsed(String(text));
  return LEADERBOARD_TABS.find((known) => known === tab) ?? null;
}

function parsed(text: string): unknown {
  return quietly((): unknown => JSON.parse(text), null);
}
