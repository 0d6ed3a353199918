import { attempt } from '../../lib/trouble';
import { USER_INPUT_EVENTS } from '../../lib/schedule';

const LONGEST_WAIT_MS = 5_000;
const SETTLED_AFTER_MS = 500;

/**
 * Scrolls to a position as soon as the page is tall enough, and holds it while the page grows, until it has settled,
 * the visitor scrolls, or 5 s have passed.
 * @param done called once, however it ends
 * @returns cancels it
 */
export function restoreScroll(position: number, done: () => void): () => void {
  const scroll = (): void => attempt(() => window.scrollTo({ top: position, behavior: 'instant' }), undefined);
  // The top can be reached at once.
  if (position === 0) {
    scroll();
    done();
    return () => undefined;
  }
  const stop = new AbortController();
  let settled: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    clearTimeout(timer);
    clearTimeout(settled);
    sizes?.disconnect();
    done();
  };
  const tryAgain = (): void => {
    scroll();
    clearTimeout(settled);
    if (Math.abs(window.scrollY - position) <= 1) settled = setTimeout(end, SETTLED_AFTER_MS);
  };
  const sizes = attempt(() => new ResizeObserver(tryAgain), undefined);
  const timer = setTimeout(end, LONGEST_WAIT_MS);
  USER_INPUT_EVENTS.forEach((type) => window.addEventListener(type, end, { passive: true, signal: stop.signal }));
  sizes?.observe(document.body);
  tryAgain();
  return end;
}

const KEY = 'kbo-scroll';
const MOST_POSITIONS = 100;

/** Scroll positions of the tab's history entries, in px. */
export interface ScrollMemory {
  readonly recall: (key: string) => number | null;
  readonly remember: (key: string, position: number) => void;
  /** Stores all positions, for a reload or a return from another site. */
  readonly save: () => void;
}

/** The stored positions; anything unreadable is ignored. */
function stored(storage: Storage): [string, number][] {
  const read: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
  if (!Array.isArray(read)) return [];
  return read.flatMap((pair: unknown): [string, number][] => {
    const fields: readonly unknown[] = Array.isArray(pair) ? pair : [];
    const [key, position] = fields;
    return typeof key === 'string' && typeof position === 'number' && position >= 0 ? [[key, position]] : [];
  });
}

/**
 * A memory that survives reloads if the browser allows it.
 * @param open returns the storage; may throw if that is blocked
 */
export function createScrollMemory(open: () => Storage): ScrollMemory {
  let positions = new Map<string, number>();
  try {
    positions = new Map(stored(open()));
  } catch {
    // Blocked or corrupt: the memory starts empty.
  }
  return {
    recall: (key) => positions.get(key) ?? null,
    remember: (key, position) => {
      positions.delete(key);
      positions.set(key, position);
      const [oldest] = positions.keys();
      if (positions.size > MOST_POSITIONS && oldest !== undefined) positions.delete(oldest);
    },
    save: () => {
      try {
        open().setItem(KEY, JSON.stringify([...positions]));
      } catch {
        // Blocked or full: positions last until the page is left.
      }
    },
  };
}
