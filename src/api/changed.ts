import type { MatchId } from '../entities/ids';

const CHANGED = 'kbo:changed';

/** Tells everything that asks again by itself that matches changed; an empty list: any of them may have. */
export function tellChanged(matches: readonly MatchId[]): void {
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: new Set(matches) }));
}

/** Calls back when some match changed that is asked about. @param about null: every match concerns it */
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
