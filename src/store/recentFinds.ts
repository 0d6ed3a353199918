import { FIND_KINDS } from '../entities/search/find';
import type { Findable } from '../entities/search/find';
import { tryStorage } from '../filters/rememberedFilters';

const KEY = 'kbo-search';
const MOST = 5;
const LONGEST = 300;
/** A route of the site, but nothing that a browser would read as another host or scheme. */
const ROUTE = /^\/(?![/\\])[\w\-/%?=&.]*$/;

/** A chosen search result, as stored. */
export type RecentFind = Pick<Findable, 'key' | 'kind' | 'title' | 'note' | 'to'>;

/** The results chosen most recently, latest first; anything unreadable in storage counts as none. */
export function recentFinds(): readonly RecentFind[] {
  const stored = tryStorage((): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]'), []);
  return Array.isArray(stored) ? stored.flatMap(decodeFind).slice(0, MOST) : [];
}

/** Puts a chosen result at the top. */
export function rememberFind({ key, kind, title, note, to }: RecentFind): void {
  const others = recentFinds().filter((one) => one.key !== key);
  const kept = [{ key, kind, title, note, to }, ...others].slice(0, MOST);
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify(kept)), undefined);
}

function decodeFind(raw: unknown): readonly RecentFind[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const text = (name: string): string | null => {
    const value: unknown = Reflect.get(raw, name);
    return typeof value === 'string' && value.length <= LONGEST ? value : null;
  };
  const [key, title, note, to] = [text('key'), text('title'), text('note'), text('to')];
  const kind = FIND_KINDS.find((known) => known === text('kind'));
  if (key === null || title === null || note === null || to === null || kind === undefined) return [];
  return ROUTE.test(to) ? [{ key, kind, title, note, to }] : [];
}
