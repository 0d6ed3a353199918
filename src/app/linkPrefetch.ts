import { linkAt } from '../router/followedLinks';
import { leagueChosenBy } from '../shared/prefetch';
import type { AppStore } from '../store/makeStore';
import { findRoute } from './routes';
import { savesData } from '../lib/connection';

/** A pointer that merely passes over a link stays for less than this. */
const LINGER_MS = 65;

/** Loads the chunk of a link's screen and prefetches its data. */
function loadAhead(store: AppStore, link: HTMLAnchorElement): void {
  const match = findRoute(link.hash.slice(1));
  if (match === null) return;
  match.route
    .load()
    .then((screen) => screen.prefetch?.(store, match.segment, leagueChosenBy(link)), match.route.forget);
}

/**
 * Preloads any link that is hovered for a moment, focused or touched. Screens offer reading calls only, see `Prefetch`.
 * @param signal stops it
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
    if (link === null || savesData()) return;
    if (linger > 0) timer = setTimeout(() => loadAhead(store, link), linger);
    else loadAhead(store, link);
  };
  const place = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ): void => document.addEventListener(type, listener, { passive: true, signal });

  // A mouse press is practically a click. A finger may be about to scroll and is handled by `touchstart`.
  listen('pointerdown', (event) => {
    pressedAt = place(event);
    if (event.pointerType !== 'touch') look(event, 0);
  });
  // After a click the next page appears under a resting pointer, which does not mean to hover what is there.
  listen('pointerover', (event) => place(event) !== pressedAt && look(event, LINGER_MS));
  listen('focusin', (event) => look(event, LINGER_MS));
  listen('touchstart', (event) => look(event, 0));
  signal.addEventListener('abort', () => clearTimeout(timer));
}
