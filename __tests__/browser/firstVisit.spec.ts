import { expect, test } from './support/journey';

declare global {
  interface Window {
    /** When the first heading came into the document, in ms. */
    headingAt: number;
  }
}

const REST = ['leagueSelectionRest'];

test('the start page requests the parts that its first frame does without when that is drawn', async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver((_changes, watch) => {
      if (document.querySelector('main h1') === null) return;
      window.headingAt = performance.now();
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto('/#/');
  const requested = (): Promise<readonly (readonly [string, boolean])[]> =>
    page.evaluate(
      (parts) =>
        parts.flatMap((part) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes(`/${part}.`) && name.endsWith('.js'))
            .map(({ startTime }) => [part, startTime > window.headingAt] as const),
        ),
      REST,
    );
  await expect.poll(requested).toEqual(REST.map((part) => [part, true]));
});
