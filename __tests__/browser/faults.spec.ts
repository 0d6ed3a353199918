import type { Locator, Page } from '@playwright/test';
import { SITE, SCREEN_IDS } from '../../src/app/siteMap';
import { faults, isOneOf, screens } from './support/faults';
import { FAILED_ANSWERS, FAILED_FILES, expect, settled } from './support/journey';
import { test } from './support/line';
import type { Instead } from './support/line';

// Wide enough for the navigation; a low window is painted sooner, and there are hundreds.
test.use({ viewport: { width: 1000, height: 400 } });

const appears = (what: Locator): Promise<boolean> =>
  what.waitFor({ timeout: 6_000 }).then(
    () => true,
    () => false,
  );

/** What may also mean that there is nothing: such an answer is kept, and not asked for again by the page that has it. */
const EMPTY = /^(empty body|null)$/;

/** Of so many faults one meets a screen at a start of the site; another one the next screen. */
const TURNS = 8;

const move = async (page: Page, path: string): Promise<void> =>
  void (await page.evaluate((to) => (location.hash = to), path));

for (const [turn, word] of SCREEN_IDS.entries()) {
  const screen = screens[word];
  if (screen === null) continue;
  const { calls, text, emptyOn404, lists, path = () => Promise.resolve(SITE[word].path) } = screen;
  test(`docs/behaviour.md 8, ${SITE[word].path}: on any failure the screen says so and offers a retry`, async ({
    page,
    request,
    inLeague,
    complaints,
    provoked,
    line,
  }) => {
    test.setTimeout(120_000);
    provoked.push(FAILED_ANSWERS);
    await inLeague('W1A');
    const address = await path(request);
    let fault: Instead | null = null;
    let given = 0;
    line.meddle((called) => {
      if (!isOneOf(calls, called)) return null;
      given += 1;
      return fault;
    });
    const quiet: string[] = [];
    for (const [n, [what, give]] of Object.entries(faults).entries()) {
      if ((emptyOn404 && what === '404') || (lists && what === 'null')) continue;
      fault = give;
      given = 0;
      // At a start the first calls go out ahead of the screen, whichever it is: each fault meets some of the screens there,
      // under another query, or a fragment would only be another page of the same document. The others it meets on a
      // page that runs: a screen makes its calls anew, and what failed before it stood there reads as loading.
      const before = Object.keys(faults)[n - 1];
      if (before === undefined || EMPTY.test(before) || n % TURNS === turn % TURNS)
        await page.goto(`/?${encodeURIComponent(what)}#${address}`, { waitUntil: 'commit' });
      else {
        await move(page, SITE.impressum.path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
        await move(page, address);
      }
      const retry = page.getByRole('main').getByRole('button', { name: 'Erneut laden' }).first();
      if (!(await appears(retry))) quiet.push(`${what}: no way to try again`);
      else if (given === 0) quiet.push(`${what}: nothing was asked for`);
      // A call that failed ahead of its screen is made again by the screen, which loads once more in between.
      else if (
        text !== undefined &&
        !EMPTY.test(what) &&
        !(await appears(page.getByRole('main').getByText(text).first()))
      )
        quiet.push(`${what}: not the text of the specification`);
      if (!(await page.getByRole('navigation', { name: 'Hauptnavigation' }).isVisible()))
        quiet.push(`${what}: the frame is gone`);
      quiet.push(...complaints.splice(0).map((line) => `${what}: ${line}`));
    }
    expect(quiet).toEqual([]);
    // A retry that works: the same button, once the way is free.
    fault = null;
    if (!/transfer\/|postpone\//.test(address)) {
      const retry = page.getByRole('main').getByRole('button', { name: 'Erneut laden' });
      // A page of several sections offers it in each; one that was loading meanwhile offers it a moment later, or comes by itself.
      await expect(async () => {
        if ((await retry.count()) > 0) await retry.first().click({ timeout: 1_000 });
        expect(await retry.count()).toBe(0);
      }).toPass({ timeout: 15_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

test('docs/behaviour.md 8: an answer that takes longer than 15 s counts as failed, and a hint comes before', async ({
  page,
  inLeague,
  provoked,
}) => {
  provoked.push(FAILED_ANSWERS);
  await inLeague('W1A');
  await page.route(/current\/table/, () => new Promise<void>(() => undefined));
  await page.clock.install();
  // The hint's code comes in an idle moment, on a slow machine before the heading stands; the clock must not run past it while it is on its way.
  const hint = page.waitForResponse(/\/assets\/shell/);
  await page.goto('/#/tabelle', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabelle');
  await page.clock.runFor(2_500);
  await (await hint).finished();
  await page.waitForTimeout(300);
  await page.clock.runFor(6_000);
  await expect(page.getByText(/dauert länger als sonst/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await page.clock.runFor(16_000);
  await expect(page.getByRole('main').getByRole('button', { name: 'Erneut laden' })).toBeVisible();
});

test('fonts that never arrive leave their stand-ins, and nothing goes wrong', async ({ page, inLeague, provoked }) => {
  // The letters of foreign names are asked for once the page rests, which may be after the last line.
  provoked.push(FAILED_FILES);
  await inLeague('W1A');
  await page.route('**/*.woff2', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (asked) => asked.url().endsWith('.woff2'));
  await page.goto('/#/tabelle');
  await expect(page.getByRole('table')).toBeVisible();
  await failed;
  await settled(page);
});

for (const script of ['libraries', 'reactDom']) {
  test(`a file of ${script} that never arrives leaves the frame, which says so and offers to try again`, async ({
    page,
    inLeague,
    provoked,
  }) => {
    provoked.push(FAILED_FILES, /^console: Die Seite konnte nicht/);
    await inLeague('W1A');
    let gone = true;
    await page.route(`**/assets/${script}.*.js`, (route) => (gone ? route.abort() : route.continue()));
    await page.goto('/#/tabelle');
    await expect(page.getByText('KBÖ').first()).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Die Seite konnte nicht geladen werden.');
    gone = false;
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).toHaveURL(/#\/tabelle(\?liga=\w+)?$/);
  });
}
