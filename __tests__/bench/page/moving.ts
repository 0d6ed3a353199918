import type { Browser } from '@playwright/test';
import { firstVisit } from './visit';
import type { Conditions } from './visit';

/** A step from the table to a team that is known from it. */
export interface Step {
  /** From the click until the frame that shows the name, in ms. */
  readonly painted: number;
  /** Tasks beyond 50 ms that began meanwhile. */
  readonly longTasks: number;
}

/** Clicks one team after the other, without hovering first, and returns to the table each time. */
export function tableToTeam(
  browser: Browser,
  site: string,
  conditions: Conditions,
  steps: number,
): Promise<readonly Step[]> {
  return firstVisit(browser, site, conditions, async ({ page, notes }) => {
    await page.goto('/#/tabelle', { waitUntil: 'commit' });
    await notes();
    // The chunks of all screens are prefetched by then, as for any visitor who reads a table for some seconds.
    await page.waitForTimeout(1_500);
    return page.evaluate(async (count) => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
      const longTasks: number[] = [];
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ startTime }) => longTasks.push(startTime)),
      ).observe({ type: 'longtask' });
      const results: { painted: number; longTasks: number }[] = [];
      for (let n = 0; n < count; n += 1) {
        const rows = [...document.querySelectorAll<HTMLElement>('main table tbody tr th a')];
        const link = rows[n % rows.length];
        const href = link?.getAttribute('href') ?? '';
        const name = link?.querySelector('span > span')?.textContent.toLocaleUpperCase('de-AT') ?? '';
        const clicked = performance.now();
        link?.click();
        while (location.hash !== href || document.querySelector('h1')?.textContent !== name) {
          if (performance.now() - clicked > 5_000)
            throw new Error(`${name} never stood at ${location.hash}: ${document.querySelector('h1')?.textContent}`);
          await frame();
        }
        // The frame that holds the name is painted before the one after it begins.
        const painted = (await frame()) - clicked;
        await pause(1_200);
        results.push({ painted, longTasks: longTasks.filter((at) => at >= clicked && at < clicked + painted).length });
        history.back();
        while (document.querySelector('main table tbody tr th a') === null) await frame();
        await pause(600);
      }
      return results;
    }, steps);
  });
}
