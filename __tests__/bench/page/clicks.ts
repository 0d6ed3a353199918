import type { Browser, Page } from '@playwright/test';
import { firstVisit } from './visit';
import type { Conditions } from './visit';
import { noted, watch } from './watch';
import type { Click } from './watch';

/** Where each click leads, in order, and what is shown there then. */
const WAY = [
  {
    name: 'table',
    press: 'nav a[href$="#/tabelle"]',
    stands: 'main table tbody tr th a',
    where: '#/tabelle',
  },
  {
    name: 'team',
    press: 'main table tbody tr:nth-child(2) th a',
    stands: '#kader ul li a',
    where: '#/team-detail',
  },
  {
    name: 'player',
    press: '#kader ul li:nth-child(2) a',
    stands: '#spiele-titel',
    where: '#/player-detail',
  },
  {
    name: 'match',
    press: 'main a[href^="#/match/"]',
    stands: '#spielverlauf',
    where: '#/match',
  },
  { name: 'back', press: null, stands: '#spiele-titel', where: '#/player-detail' },
] as const;

/** Where a click leads. */
type Step = Pick<(typeof WAY)[number], 'press' | 'stands' | 'where'>;

/** Takes one step of the way. */
async function take(page: Page, step: Step): Promise<Click> {
  if (step.press !== null) await page.locator(step.press).first().scrollIntoViewIfNeeded();
  await watch(page, { stands: step.stands, where: step.where, back: step.press === null });
  if (step.press !== null) await page.locator(step.press).first().click();
  await page.waitForFunction(() => (window as unknown as { click: Click }).click.content > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForTimeout(1_000);
  return noted(page);
}

/**
 * Walks once from the league's page over table, team, player and match, and back.
 * @returns ms of each click, until its first change and until its content
 */
export function walk(
  browser: Browser,
  site: string,
  api: string,
  conditions: Conditions,
): Promise<ReadonlyMap<string, number>> {
  return firstVisit(
    browser,
    site,
    conditions,
    async ({ page, cdp, notes }) => {
      await page.goto('/#/liga', { waitUntil: 'commit' });
      await notes();
      await page.locator('main table tbody tr').first().waitFor();
      // Prefetching is done by then, as for any visitor who looks at a table for some seconds.
      await page.waitForTimeout(2_500);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
      const taken = new Map<string, number>();
      for (const step of WAY) {
        const { first, content } = await take(page, step);
        const click = `click ${step.name}, ${conditions.cpu} × CPU`;
        taken.set(`${click}: first change`, first).set(`${click}: content`, content);
      }
      return taken;
    },
    api,
  );
}
