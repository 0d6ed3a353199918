import { askingOf } from '../api/cached';
import { callUrl } from '../api/callUrl';
import { sendEarly } from '../api/sendEarly';
import { leagueChosenBy } from '../screen/prefetch';
import type { AppStore } from '../store/makeStore';
import { linkAt } from './linkAt';
import { ownCall } from './ownCall';
import { findRoute } from './routes';
import { afterPaint } from '../lib/afterPaint';
import { isFarAway, savesData } from '../lib/connection';

/** A pointer that merely passes over a link stays for less than this. */
const LINGER_MS = 65;

/** By then the page that a press leads to has taken over its answer, unless the press led nowhere. */
const TAKEN_OVER_MS = 1_000;

/** Loads the chunk of a link's screen and prefetches its data. */
function loadAhead(store: AppStore, link: HTMLAnchorElement): void {
  const match = findRoute(link.hash.slice(1));
  if (match === null) return;
  match.route
    .load()
    .then((screen) => screen.prefetch?.(store, match.segment, leagueChosenBy(link)), match.route.forget);
}

/**
 * Sends the call that fills a link's page, unless it was sent before. Of all that asking takes, the sending alone is quick.
 * @returns whether it is on its way now
 */
function sendOwnCall(store: AppStore, link: HTMLAnchorElement): boolean {
  const call = ownCall(link.hash.slice(1));
  if (call === null || askingOf(store.getState(), call.request) !== undefined) return false;
  void sendEarly(call.path);
  setTimeout(() => globalThis.earlyAnswers?.delete(callUrl(call.path)), TAKEN_OVER_MS);
  return true;
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

  // A mouse press is practically a click, so nothing may hold up the frame that shows it or, where both come at once, the
  // next page's, but sending the call that fills that page; unless the answer takes so long that each frame sooner counts.
  // A finger may be about to scroll and is handled by `touchstart`.
  listen('pointerdown', (event) => {
    pressedAt = place(event);
    if (event.pointerType === 'touch') return;
    clearTimeout(timer);
    const link = savesData() ? null : linkAt(event);
    const isSent = link !== null && sendOwnCall(store, link);
    if (!isSent && isFarAway()) look(event, 0);
    else afterPaint(() => signal.aborted || look(event, 0));
  });
  // After a click the next page appears under a resting pointer, which does not mean to hover what is there.
  listen('pointerover', (event) => place(event) !== pressedAt && look(event, LINGER_MS));
  listen('focusin', (event) => look(event, LINGER_MS));
  listen('touchstart', (event) => look(event, 0));
  signal.addEventListener('abort', () => clearTimeout(timer));
}
