import type { Browser } from '@playwright/test';
import { largeSeason } from '../lib/largeSeason';
import { printTable, spread } from '../lib/report';
import type { Gate } from '../lib/report';
import { summarise } from '../lib/stats';
import { firstVisit, phone } from './visit';
import type { Notes } from './visit';

const KB = 1000;

/** Time beyond 50 ms of each task from the first paint on. */
const blocked = ({ longTasks, firstPaint }: Notes): number =>
  longTasks.filter(([start]) => start >= firstPaint).reduce((sum, [, length]) => sum + length - 50, 0);

/** Opens the fixtures with an answer as large as the federation's own, a given number of times. */
export async function fixtures(browser: Browser, site: string, rounds: number): Promise<readonly Gate[]> {
  const body = largeSeason(await (await fetch(`${site}/api/webClient/matches/league/W1A/index`)).text());
  const visits: Notes[] = [];
  for (let n = 0; n < rounds; n += 1)
    visits.push(
      await firstVisit(browser, site, { ...phone, cpu: 4 }, async ({ page, notes }) => {
        await page.route('**/matches/league/*/index*', (route) =>
          route.fulfill({ body, contentType: 'application/json' }),
        );
        await page.goto('/#/spielplan', { waitUntil: 'commit' });
        return notes();
      }),
    );
  const blocking = summarise(visits.map(blocked));
  const longest = summarise(
    visits.map(({ longTasks, firstPaint }) =>
      Math.max(0, ...longTasks.flatMap(([start, length]) => (start >= firstPaint ? [length] : []))),
    ),
  );
  printTable(
    `/spielplan with an answer of ${(body.length / KB / KB).toFixed(1)} MB, 390 px, 4 × CPU`,
    ['blocking ms', 'longest task ms', 'content ms'],
    [[spread(blocking), spread(longest), spread(summarise(visits.map((visit) => visit.content)))]],
  );
  return [{ name: 'blocking time on /spielplan, ms', value: blocking.median, limit: 100, wanted: 'at most' }];
}
