import { leagueChosenBy } from '../screen/prefetch';
import type { AppStore } from '../store/makeStore';
import { linkAt } from './linkAt';
import { findRoute } from './routes';
import { savesData } from '../lib/saveData';

/** A pointer that only crosses a link on its way elsewhere means nothing. */
const LINGER_MS = 65;

/** Loads the screen behind an address, and prefetches that screen's data. */
function loadAhead(store: AppStore, link: HTMLAnchorElement): void {
  const match = findRoute(link.hash.slice(1));
  if (match === null) return;
  match.route.load().then((screen) => screen.prefetch?.(store, match.params, leagueChosenBy(link)), match.route.forget);
}

/**
 * Watches all links at once: one that is pointed at for a moment, focused or touched is loaded ahead.
 * Screens only offer reading calls for that, see `Prefetch`.
 * @param signal ends it
 */
export function watchIntent(store: AppStore, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointedAt: HTMLAnchorElement | null = null;
  let pressedAt = '';
  const look = (event: Event, linger: number): void => {
    const link = linkAt(event);
    if (link === pointedAt && linger > 0) return;
    pointedAt = link;
    clearTimeout(timer);
    if (link !== null && !savesData()) timer = setTimeout(() => loadAhead(store, link), linger);
  };
  const place = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ): void => document.addEventListener(type, listener, { passive: true, signal });

  // The press of a mouse is as good as the click; a finger may still be about to scroll, `touchstart` speaks for it.
  listen('pointerdown', (event) => {
    pressedAt = place(event);
    look(event, 0);
  });
  // After a click the next page appears under a pointer that rests: nobody pointed at what lies there now.
  listen('pointerover', (event) => place(event) !== pressedAt && look(event, LINGER_MS));
  listen('focusin', (event) => look(event, LINGER_MS));
  listen('touchstart', (event) => look(event, 0));
  signal.addEventListener('abort', () => clearTimeout(timer));
}
