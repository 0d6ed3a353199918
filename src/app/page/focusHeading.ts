import { attempt } from '../../lib/trouble';

const LONGEST_WAIT_MS = 5_000;

/**
 * Moves the focus to a new page's heading, so that screen readers continue there, even if the heading appears later,
 * unless the visitor has moved the focus meanwhile. Called once the page's first frame is painted, since focusing forces
 * another layout.
 * @param left aborts when the page is left
 */
export function focusHeading(main: HTMLElement, left: AbortSignal): void {
  const over = new AbortController();
  const check = (): void => {
    const heading = main.querySelector('h1');
    const target = heading ?? main;
    const idle = document.activeElement === document.body || document.activeElement === main;
    if (!idle || document.activeElement === target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  const changes = attempt(() => new MutationObserver(check), undefined);
  const stop = (): void => {
    clearTimeout(timer);
    changes?.disconnect();
    over.abort();
  };
  // Whoever has moved on keeps their focus, even past the last control of a page that is still loading.
  const stopIfElsewhere = ({ target }: FocusEvent): void => {
    if (target !== main && !(target instanceof HTMLHeadingElement)) stop();
  };
  const timer = setTimeout(stop, LONGEST_WAIT_MS);
  // A dialog opened during navigation keeps the focus until it is closed.
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('dialog[open]') === null) focused.blur();
  check();
  changes?.observe(main, { childList: true, subtree: true });
  document.addEventListener('focusin', stopIfElsewhere, { signal: over.signal });
  left.addEventListener('abort', stop, { signal: over.signal });
}
