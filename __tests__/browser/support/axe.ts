import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds wrong on the page as it stands, a line for each rule; the site has no frames that would have to be scanned. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // Half a megabyte of script: it stays in the document, whatever route comes next.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return (await run({ resultTypes: ['violations'] })).violations;
  });
  return violations.map(
    ({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
  );
}
