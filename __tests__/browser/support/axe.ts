import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { paint } from './journey';

/** The rules that look at colours; whatever the others find, they find it in each theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page as it stands, a line for each rule; the site has no frames that would have to be scanned.
 * @param rules all if left out
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Half a megabyte of script: it stays in the document, whatever route comes next.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return (await run({ resultTypes: ['violations'], ...(only && { runOnly: [...only] }) })).violations;
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
  );
}

/** The same in light and in dark. */
export async function violationsInBothThemes(page: Page): Promise<readonly string[]> {
  await paint(page, 'light');
  const light = await axeViolations(page);
  await paint(page, 'dark');
  const dark = await axeViolations(page, COLOURS);
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}
