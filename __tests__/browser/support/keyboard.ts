import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** More presses than any page has stops. */
const MOST_STOPS = 250;

/** Presses Tab until something has the focus, as somebody without a pointer does; each stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/** Presses Enter on something that Tab reaches and that shows its focus. */
export async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, 'the focus is visible').not.toBe('none');
  await page.keyboard.press('Enter');
}
