import { attempt } from '../../lib/attempt';
import { HANDS } from '../../lib/hands';

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
  HANDS.forEach((hand) => window.addEventListener(hand, end, { passive: true, signal: stop.signal }));
  sizes?.observe(document.body);
  tryAgain();
  return end;
}
