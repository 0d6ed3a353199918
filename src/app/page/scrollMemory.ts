const KEY = 'kbo-scroll';
const MOST_PLACES = 100;

/** How far down each place of the tab's history was read, in px. */
export interface ScrollMemory {
  readonly recall: (place: string) => number | null;
  readonly remember: (place: string, position: number) => void;
  /** Writes everything down for a reload, or a return from another site. */
  readonly save: () => void;
}

/** Positions of earlier visits of this tab; whatever else the storage holds counts for nothing. */
function stored(storage: Storage): [string, number][] {
  const read: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
  if (!Array.isArray(read)) return [];
  return read.flatMap((pair: unknown): [string, number][] => {
    const fields: readonly unknown[] = Array.isArray(pair) ? pair : [];
    const [place, position] = fields;
    return typeof place === 'string' && typeof position === 'number' && position >= 0 ? [[place, position]] : [];
  });
}

/** A memory that survives a reload, if the browser lets it. @param open gives the storage; may throw where it is forbidden */
export function createScrollMemory(open: () => Storage): ScrollMemory {
  let places = new Map<string, number>();
  try {
    places = new Map(stored(open()));
  } catch {
    // Forbidden or corrupt: the memory starts empty.
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
        // Forbidden or full: positions last until the page is left.
      }
    },
  };
}
