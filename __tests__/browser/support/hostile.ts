import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Does to every element of a place what a visitor could do, so that whatever listens there runs. */
    readonly provoke: (place: Element) => void;
  }
}

/**
 * Gives the pages a `boom` that counts, and `provoke`. Links and forms that lead elsewhere are held
 * back, those that would run something are not.
 * @returns how often `boom` ran so far
 */
export async function countBooms(page: Page): Promise<() => Promise<number>> {
  let booms = 0;
  await page.exposeBinding('boom', () => (booms += 1));
  await page.addInitScript(() => {
    const hold = (event: Event, address: string | null | undefined): void => {
      if (!/^\s*j\s*a\s*v\s*a/i.test(address ?? '')) event.preventDefault();
    };
    window.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link !== null) hold(event, link.getAttribute('href') ?? link.getAttribute('xlink:href'));
      },
      true,
    );
    window.addEventListener('submit', (event) => hold(event, event.submitter?.getAttribute('formaction')), true);
    Object.assign(window, {
      provoke: (place: Element) => {
        for (const element of place.querySelectorAll('*')) {
          for (const type of [
            'error',
            'load',
            'focus',
            'toggle',
            'pointerenter',
            'animationstart',
            'begin',
            'mouseover',
            'beforetoggle',
            'cancel',
          ])
            element.dispatchEvent(new Event(type));
          if (element instanceof HTMLElement) element.click();
          else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
      },
    });
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    return booms;
  };
}

/** Answers some calls of the API by their path below `/api/`; all others reach the server. */
export async function answerInstead(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.slice('/api/'.length);
    return Object.hasOwn(answers, path)
      ? route.fulfill({ contentType: 'application/json; charset=utf-8', body: JSON.stringify(answers[path]) })
      : route.continue();
  });
}

/** All pieces of text of a place, as they stand in the document. */
export function textPieces(page: Page, place: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const pieces: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) pieces.push(walker.currentNode.nodeValue ?? '');
    }
    return pieces;
  }, place);
}
