const KEY = 'kbo-scroll';
const MOST_PLACES = 100;

/** Scroll positions of the tab's history entries, in px. */
export interface ScrollMemory {
  readonly recall: (place: string) => number | null;
  readonly remember: (place: string, position: number) => void;
  /** Stores all positions, for a reload or a return from another site. */
  readonly save: () => void;
}

/** The stored positions; anything unreadable is ignored. */
function stored(storage: Storage): [string, number][] {
  const read: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
  if (!Array.isArray(read)) return [];
  return read.flatMap((pair: unknown): [string, number][] => {
    const fields: readonly unknown[] = Array.isArray(pair) ? pair : [];
    const [place, position] = fields;
    return typeof place === 'string' && typeof position === 'number' && position >= 0 ? [[place, position]] : [];
  });
}

/**
 * A memory that survives reloads if the browser allows it.
 * @param open returns the storage; may throw if that is blocked
 */
export function createScrollMemory(open: () => Storage): ScrollMemory {
  let places = new Map<string, number>();
  try {
    places = new Map(stored(open()));
  } catch {
    // Blocked or corrupt: the memory starts empty.
  }
  return {
    recall: (place) => places.get(place) ?? null,
    remember: (place, position) => {
      places.delete(place);
      places.set(place, position);
      const [oldest] = places.keys();
      if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
    },
    save: () => {
      try {
        open().setItem(KEY, JSON.stringify([...places]));
      } catch {
        // Blocked or full: positions last until the page is left.
      }
    },
  };
}
