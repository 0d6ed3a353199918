const KEY = 'kbo-visits';
const MOST = 30;

function marks(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(Object.entries(stored).filter((mark): mark is [string, number] => typeof mark[1] === 'number'));
  } catch {
    return new Map();
  }
}

/**
 * When a league's snapshot was taken, ms since 1970, available synchronously so that the first frame can reserve room
 * for the card; null: never.
 */
export const lastVisit = (code: string): number | null => marks().get(code) ?? null;

/** Records a visit; the leagues visited longest ago are dropped. */
export function noteVisit(code: string, at: number): void {
  const others = [...marks()].filter(([key]) => key !== code);
  const latest = [...others, [code, at] as const].toSorted(([, a], [, b]) => b - a).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Storage is blocked: no room is reserved and no card is shown.
  }
}
