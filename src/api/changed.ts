import type { MatchId } from '../entities/ids';

const CHANGED = 'kbo:changed';

/** Notifies all pollers that matches have changed; an empty list: possibly any of them. */
export function tellChanged(matches: readonly MatchId[]): void {
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: new Set(matches) }));
}

/**
 * Calls back when a match has changed.
 * @param about the match of interest; null: any
 */
export function onChanged(about: MatchId | null, changed: () => void, signal: AbortSignal): void {
  window.addEventListener(
    CHANGED,
    (event) => {
      const matches: unknown = event instanceof CustomEvent ? event.detail : null;
      if (!(matches instanceof Set)) return;
      if (about === null || matches.size === 0 || matches.has(about)) changed();
    },
    { signal },
  );
}
