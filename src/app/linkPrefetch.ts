import { linkAt } from '../router/followedLinks';
import type { AppStore } from '../store/makeStore';
import { findRoute } from './routes';
import { savesData } from '../lib/media';

/** A pointer that merely passes over a link stays for less than this. */
const LINGER_MS = 65;

/** Loads the chunk of a link's screen and prefetches its data, for the league that the link chooses (`data-league`). */
function prefetchLink(store: AppStore, link: HTMLAnchorElement): void {
  const match = findRoute(link.hash.slice(1));
  if (match === null) return;
  match.route
    .load()
    .then((screen) => screen.prefetch?.(store, match.segment, link.dataset['league']), match.route.forget);
}

/**
 * Preloads any link that is hovered for a moment, focused or touched. Screens offer reading calls only, see `Prefetch`.
 * @param signal stops it
 */
export function startLinkPrefetch(store: AppStore, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointedAt: HTMLAnchorElement | null = null;
  let pressedAt = '';
  const aim = (event: Event, linger: number): void => {
    const link = linkAt(event);
    if (link === pointedAt && linger > 0) return;
    pointedAt = link;
    clearTimeout(timer);
    if (link === null || savesData()) return;
    if (linger > 0) timer = setTimeout(() => prefetchLink(store, link), linger);
    else prefetchLink(store, link);
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ): void => document.addEventListener(type, listener, { passive: true, signal });

  // A mouse press is practically a click. A finger may be about to scroll and is handled by `touchstart`.
  listen('pointerdown', (event) => {
    pressedAt = pointOf(event);
    if (event.pointerType !== 'touch') aim(event, 0);
  });
  // After a click the next page appears under a resting pointer, which does not mean to hover what is there.
  listen('pointerover', (event) => pointOf(event) !== pressedAt && aim(event, LINGER_MS));
  listen('focusin', (event) => aim(event, LINGER_MS));
  listen('touchstart', (event) => aim(event, 0));
  signal.addEventListener('abort', () => clearTimeout(timer));
}
