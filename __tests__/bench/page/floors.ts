import type { Page } from '@playwright/test';
import type { Alone } from './drawnAlone';
import { noted, watch } from './watch';
import type { Click, Watched } from './watch';

/** What a page change takes here at the least: without the application it changes a word, or puts in a page's worth of nodes. */
export const BARE = ['one word', 'one word, Back', 'the nodes alone'] as const;

/** Whoever takes a click from all others must listen after what watches it, which itself steps back at once. */
async function watched(page: Page, what: Watched, prepare: () => Promise<void>): Promise<void> {
  if (what.back) await prepare();
  await watch(page, what);
  if (!what.back) await prepare();
}

/** From the next click or step back on the application hears of none; the page is changed by the event's own listener. */
const BYPASS = ({ back, word }: { readonly back: boolean; readonly word: boolean }): void => {
  const main = document.querySelector('main');
  const nodes = [...(main?.children ?? [])].map((node) => node.cloneNode(true));
  const heading = document.querySelector('h1');
  if (back) history.pushState(null, '', location.href);
  addEventListener(
    back ? 'popstate' : 'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (word && heading !== null) heading.textContent = 'Ein Wort';
      else main?.replaceChildren(...nodes);
    },
    { capture: true, once: true },
  );
};

/** @returns ms until the change was painted */
export async function pressBare(page: Page, name: (typeof BARE)[number]): Promise<number> {
  const back = name === 'one word, Back';
  await watched(page, { stands: null, where: '', back }, () =>
    page.evaluate(BYPASS, { back, word: name !== 'the nodes alone' }),
  );
  if (!back) await page.locator('main a:visible').first().click();
  await page.waitForTimeout(1_000);
  return (await noted(page)).first;
}

/**
 * How long React alone takes to draw one page's elements, `stands` among them, in place of another's.
 * @param link what is pressed, in the other page or around it; null: it goes back
 */
export async function pressAlone(
  page: Page,
  link: string | null,
  { stands, ...alone }: Omit<Alone, 'back'> & { readonly stands: string },
): Promise<Click> {
  const back = link === null;
  await watched(page, { stands, where: '', back }, async () => {
    await page.evaluate((pages) => (window as unknown as { drawAlone: (pages: Alone) => void }).drawAlone(pages), {
      ...alone,
      back,
    });
    if (link !== null) await page.locator(link).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
  });
  if (link !== null) await page.locator(link).first().click();
  await page.waitForTimeout(500);
  return noted(page);
}
