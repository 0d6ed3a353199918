import type { Page } from '@playwright/test';
import { noted, watch } from './watch';

/** What a page change takes here at the least: without the application it changes a word, or puts in a page's worth of nodes. */
export const BARE = ['one word', 'one word, Back', 'the nodes alone'] as const;

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
  const bypass = () => page.evaluate(BYPASS, { back, word: name !== 'the nodes alone' });
  // Whoever takes a click from all others must listen after what watches it, which itself steps back at once.
  if (back) await bypass();
  await watch(page, { stands: null, where: '', back });
  if (!back) await bypass();
  if (!back) await page.locator('main a:visible').first().click();
  await page.waitForTimeout(1_000);
  return (await noted(page)).first;
}
