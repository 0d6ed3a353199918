import type { Page } from '@playwright/test';

/** A click, until the first change was painted, and until the content was; ms. */
export interface Click {
  readonly first: number;
  readonly content: number;
}

interface Watched {
  /** What is waited for. */
  readonly stands: string;
  readonly where: string;
  /** Goes back itself: its event fires after the page has been drawn. */
  readonly back: boolean;
}

/** Notes, from the next click on, when the page first changed and when the awaited content is there; both after their paint. */
const WATCH = ({ stands, where, back }: Watched): void => {
  const noted = { first: 0, content: 0 };
  Object.assign(window, { click: noted });
  let pressed = 0;
  const painted = (then: (at: number) => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now() - pressed);
      port2.postMessage(null);
    });
  };
  const changes = new MutationObserver(() => {
    if (pressed === 0) return;
    changes.disconnect();
    painted((at) => (noted.first = at));
  });
  const before = document.querySelector(stands);
  const look = (): void => {
    const found = document.querySelector(stands);
    if (location.hash.startsWith(where) && found !== null && found !== before) painted((at) => (noted.content = at));
    else requestAnimationFrame(look);
  };
  const start = (at: number): void => {
    if (pressed !== 0) return;
    pressed = at;
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    requestAnimationFrame(look);
  };
  if (!back) return addEventListener('click', ({ timeStamp }) => start(timeStamp), { capture: true, once: true });
  start(performance.now());
  history.back();
};

/** Watches the next click; `back` goes back at once. */
export function watch(page: Page, watched: Watched): Promise<void> {
  return page.evaluate(WATCH, watched);
}

/** What was noted of the last click. */
export function noted(page: Page): Promise<Click> {
  return page.evaluate(() => (window as unknown as { click: Click }).click);
}
