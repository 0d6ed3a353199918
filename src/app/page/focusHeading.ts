const LONGEST_WAIT_MS = 5_000;

/**
 * Moves the focus to the heading of a new page, so that a screen reader reads on there. A heading that
 * comes later gets it too, unless the visitor has gone elsewhere meanwhile.
 * @returns stops waiting
 */
export function focusHeading(main: HTMLElement): () => void {
  const look = (): void => {
    const heading = main.querySelector('h1');
    const target = heading ?? main;
    const idle = document.activeElement === document.body || document.activeElement === main;
    if (!idle || document.activeElement === target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  // A dialog opened while the page was on its way keeps the focus until it is closed.
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('dialog[open]') === null) focused.blur();
  look();
  const changes = new MutationObserver(look);
  const stop = (): void => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', stopIfElsewhere);
  };
  // Whoever has gone on stays where he is, also behind the last stop of a page that still loads.
  const stopIfElsewhere = ({ target }: FocusEvent): void => {
    if (target !== main && !(target instanceof HTMLHeadingElement)) stop();
  };
  const timer = setTimeout(stop, LONGEST_WAIT_MS);
  changes.observe(main, { childList: true, subtree: true });
  document.addEventListener('focusin', stopIfElsewhere);
  return stop;
}
