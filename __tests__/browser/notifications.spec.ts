import { existsSync } from 'node:fs';
import { violationsInBothThemes } from './support/axe';
import { desktop, expect, phone, settled, test } from './support/journey';

/** The headless shell that the other journeys run in can show no notification. */
const WHOLE_BROWSER = '/usr/bin/chromium';
test.use({ worker: true, launchOptions: { executablePath: WHOLE_BROWSER, args: ['--no-sandbox'] } });
test.skip(!existsSync(WHOLE_BROWSER), `needs ${WHOLE_BROWSER}`);

/** What stands on the lock screen of this browser. */
const shown = () =>
  navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })));

test('the worker shows what a push service delivers, the newer of a match in place of the older', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await page.goto('/#/kontakt');
  const registrationId = await registered;
  const deliver = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: new URL(baseURL ?? '').origin, registrationId, data });
  const message = (title: string, body: string) =>
    JSON.stringify({ web_push: 8030, notification: { title, body, tag: 'match-1', navigate: '/#/match/1' } });
  await deliver(message('Anpfiff: A – B', 'Auwiese Süd'));
  await expect
    .poll(() => page.evaluate(shown))
    .toEqual([{ title: 'Anpfiff: A – B', body: 'Auwiese Süd', tag: 'match-1' }]);
  await deliver(message('Tor! A 1:0 B', "17' C"));
  await expect.poll(() => page.evaluate(shown)).toEqual([{ title: 'Tor! A 1:0 B', body: "17' C", tag: 'match-1' }]);
  await deliver('{');
  await expect.poll(async () => (await page.evaluate(shown)).map(({ title }) => title)).toContain('Kleinfeld Bund');
});

test('the dialog is worked by keyboard, and the choice stands after a reload', async ({
  page,
  context,
  inLeague,
  provoked,
}) => {
  // A private window has no push service.
  provoked.push(/Push API|nicht eingerichtet/);
  await context.grantPermissions(['notifications']);
  await inLeague('W1A');
  await page.goto('/#/teams');
  await page.getByRole('main').getByRole('link').first().click();
  const button = page.getByRole('button', { name: /^Benachrichtigen, / });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wann sollen wir dich benachrichtigen?' });
  await expect(dialog.getByRole('checkbox', { name: 'Tore' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Anpfiff' }).press('Space');
  await dialog.getByRole('button', { name: 'Einschalten' }).press('Enter');
  const on = page.getByRole('button', { name: /^Benachrichtigt, / });
  await expect(on).toBeFocused();
  await expect(page.getByRole('main').getByText('Das hat nicht geklappt.')).toBeVisible();
  await page.reload();
  await expect(on).toBeVisible();
});

for (const viewport of [phone, desktop])
  test(`for everyone at ${viewport.width} px: axe, the focus kept in the dialog, Escape, and the refusal`, async ({
    page,
    inLeague,
  }) => {
    await page.setViewportSize(viewport);
    await inLeague('W1A');
    await page.goto('/#/teams');
    await settled(page);
    await page.getByRole('main').getByRole('link').first().click();
    const button = page.getByRole('button', { name: /^Benachrichtigen, / });
    const dialog = page.getByRole('dialog', { name: 'Wann sollen wir dich benachrichtigen?' });
    await button.press('Enter');
    await expect(dialog).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const isWithin = () =>
        document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
      expect(await page.evaluate(isWithin)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    // Nobody is asked here: this browser refuses by itself.
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Einschalten' }).press('Enter');
    await expect(dialog.locator('form').getByText('Benachrichtigungen sind für diese Seite blockiert.')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
    await expect(button).toBeFocused();
  });

test('axe has nothing to say to the row among the teams that are edited', async ({ page, inLeague }) => {
  await page.setViewportSize(phone);
  await inLeague('W1A');
  await page.goto('/#/teams');
  await settled(page);
  await page
    .getByRole('button', { name: /^Team merken, / })
    .first()
    .click();
  await page.goto('/#/');
  await settled(page);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(page.getByRole('button', { name: /^Benachrichtigen, / })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
