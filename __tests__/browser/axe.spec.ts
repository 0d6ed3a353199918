import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { desktop, expect, settled, test } from './support/journey';
import { axeViolations } from './support/axe';

test.use({ viewport: desktop });

/** Gives every paragraph and link of the page colours of its own, readable ones and others. */
const plant = (): void =>
  document.querySelectorAll<HTMLElement>('main p, main a, main li').forEach((element, place) => {
    const shade = (step: number): number => (place * step) % 256;
    element.style.color = `rgb(${shade(37)} ${shade(59)} ${shade(83)} / ${0.4 + (place % 4) * 0.2})`;
    element.style.background = `hsl(${place % 360} ${shade(11) % 100}% ${shade(29) % 100}%)`;
  });

/** How axe judges each colour of the content, whichever axe the page has. */
const judged = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { passes, violations, incomplete } = await run('main', { runOnly: ['color-contrast', 'link-in-text-block'] });
    return Object.entries({ passes, violations, incomplete }).flatMap(([verdict, rules]) =>
      rules.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${verdict} ${id} ${target.join(' ')} ${JSON.stringify(any[0]?.data)}`),
      ),
    );
  });

test('axe judges colours as it does without our haste', async ({ page }) => {
  await page.goto('/#/ligaordnung');
  await settled(page);
  await page.evaluate(plant);
  expect((await axeViolations(page, ['color-contrast'])).join()).toMatch(/^color-contrast /);
  const quick = await judged(page);
  await page.evaluate(axe.source);
  expect(quick.filter((line) => line.startsWith('violations')).length).toBeGreaterThan(50);
  expect(quick.filter((line) => line.startsWith('passes')).length).toBeGreaterThan(50);
  expect(await judged(page)).toEqual(quick);
});
