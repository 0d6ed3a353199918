import { extract, setProviderList } from '@extractus/oembed-extractor';
import type { Frame, Page } from '@playwright/test';
import { HEIGHTS, KINDS } from '../../server/modules/embed/settings';
import { axeViolations, violationsInBothThemes } from './support/axe';
import { embedsOf, framesOf, frameScript, openClub } from './support/club';
import type { Club } from './support/club';
import { desktop, expect, FAILED_FILES, phone, settled, test as journey } from './support/journey';

const test = journey.extend<{
  readonly host: string;
  readonly embeds: readonly string[];
  readonly club: Club & { readonly open: (page: Page, body: string) => Promise<readonly Frame[]> };
}>({
  host: async ({ baseURL }, use) => use(baseURL ?? ''),
  embeds: async ({ request }, use) => use(await embedsOf(request)),
  club: async ({ host, provoked }, use) => {
    const club = await openClub();
    provoked.push(/^foreign host: http:\/\/localhost:/);
    await use({
      ...club,
      /** Opens the club's page; its frames, once each shows something. */
      open: async (page, body) => {
        club.show(host, body);
        await page.goto(club.url);
        const frames = page.frames().slice(1);
        for (const frame of frames) await expect(frame.locator('footer')).toContainText('Stand');
        return frames;
      },
    });
    club.close();
  },
});

const heights = (page: Page): Promise<readonly number[]> =>
  page.$$eval('iframe', (frames) => frames.map((frame) => frame.getBoundingClientRect().height));

/** By how much a frame's content is wider and higher than the frame. */
const excess = (frame: Frame): Promise<readonly number[]> =>
  frame.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  });

/** In the frame: notes each link that gets the focus, and whether that can be seen. */
function noteFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement)
      target.dataset['focused'] = String(getComputedStyle(target).outlineStyle !== 'none');
  });
}

/** Links that were not focused, or not visibly. */
const unseenLinks = (frame: Frame): Promise<readonly string[]> =>
  frame.$$eval('a:not([data-focused=true])', (links) => links.map(({ outerHTML }) => outerHTML));

test.describe('docs/api.md 10: a page of a club', () => {
  for (const width of [280, 1200]) {
    for (const sandbox of ['', 'sandbox="allow-scripts allow-same-origin allow-popups"']) {
      test(`${width} px wide, frames are as high as what they show ${sandbox}`, async ({
        page,
        host,
        embeds,
        club,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const frames = await club.open(page, framesOf(host, embeds, `height="200" ${sandbox}`) + frameScript(host));
        await expect.poll(async () => (await heights(page)).every((height) => height !== 200)).toBe(true);
        for (const frame of frames) expect([frame.url(), ...(await excess(frame))]).toEqual([frame.url(), 0, 0]);
      });
    }
  }

  test('without the script, and with scripts forbidden, everything is readable', async ({
    page,
    host,
    embeds,
    club,
    provoked,
  }) => {
    provoked.push(/^console: Blocked script execution/);
    await club.open(page, framesOf(host, embeds, 'height="200" sandbox'));
    expect(await heights(page)).toEqual([200, 200, 200, 200]);
  });

  test('the height in the code fits without the script', async ({ page, host, embeds, club }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    const frames = KINDS.map((kind, index) =>
      framesOf(host, embeds.slice(index, index + 1), `height="${HEIGHTS[kind]}"`),
    );
    for (const frame of await club.open(page, frames.join('')))
      expect([frame.url(), ...(await excess(frame))]).toEqual([frame.url(), 0, 0]);
  });

  test('a height that another page tells, or another frame, is not taken', async ({ page, host, embeds, club }) => {
    await club.open(page, framesOf(host, embeds, 'height="200"') + frameScript(host));
    await expect.poll(async () => (await heights(page)).every((height) => height !== 200)).toBe(true);
    const told = await heights(page);
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('iframe'), { id: 'other' }));
      const other = document.querySelector<HTMLIFrameElement>('#other')?.contentWindow;
      const lie = { data: { kboHeight: 4_000 } };
      const ours = document.querySelector('iframe')?.contentWindow ?? null;
      const { origin } = new URL(document.querySelector('iframe')?.src ?? '');
      dispatchEvent(new MessageEvent('message', { ...lie, source: ours, origin: 'https://elsewhere.example' }));
      dispatchEvent(new MessageEvent('message', { ...lie, source: other ?? null, origin }));
      dispatchEvent(new MessageEvent('message', { ...lie, source: window, origin }));
    });
    expect((await heights(page)).slice(0, told.length)).toEqual(told);
  });

  test('axe has nothing to say to what stands in the frames, light or dark', async ({ page, host, embeds, club }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const frame of await club.open(page, framesOf(host, embeds) + frameScript(host)))
        expect([frame.url(), ...(await axeViolations(frame))]).toEqual([frame.url()]);
    }
  });

  test('every link in the frames is reached by Tab, and shows it', async ({ page, host, embeds, club }) => {
    const frames = await club.open(page, framesOf(host, embeds) + frameScript(host));
    for (const frame of frames) await frame.evaluate(noteFocus);
    const left = async () => (await Promise.all(frames.map(unseenLinks))).flat();
    const links = await left();
    expect(links.length).toBeGreaterThan(40);
    for (let press = 0; press < links.length + frames.length; press += 1) await page.keyboard.press('Tab');
    expect(await left()).toEqual([]);
  });

  test('a live one is asked for again each minute while it is seen', async ({
    page,
    request,
    host,
    club,
    provoked,
  }) => {
    provoked.push(FAILED_FILES);
    const [league] = await (await request.get('/api/webClient/livescore')).json();
    const live = `match/${league.matches[0].id}`;
    const asked: string[] = [];
    page.on('request', (call) => call.url().includes('/einbetten/match/') && asked.push(call.url().slice(host.length)));
    await page.clock.install();
    const between = '<p>Verein</p>'.repeat(80);
    await club.open(page, framesOf(host, [live]) + between + framesOf(host, [`${live}?farbe=dunkel`]));
    await page.clock.runFor(50_000);
    expect(asked).toHaveLength(2);
    await page.route('**/einbetten/**', (route) => route.abort());
    await page.clock.runFor(15_000);
    // An answer is asked for first: with the server away the page stays.
    await expect.poll(() => asked.slice(2)).toEqual([`/einbetten/${live}`]);
    await expect(page.frameLocator('iframe').first().locator('footer')).toContainText('Stand');
    await page.unroute('**/einbetten/**');
    await page.clock.runFor(60_000);
    await expect.poll(() => asked.slice(3)).toEqual([`/einbetten/${live}`, `/einbetten/${live}`]);
  });
});

test('docs/api.md 10: a library of page editors reads what a link shows, and the code it gets is an embed', async ({
  page,
  host,
  club,
}) => {
  const read = await extract(`${host}/teilen/tabelle/W1A`, { maxwidth: 400 });
  expect(read).toMatchObject({ type: 'rich', width: 400, provider_name: 'Kleinfeld Bund Österreich' });
  expect(read.method).toBe('auto-discovery');
  const own = new URL(String(read.provider_url)).origin;
  const endpoints = [{ schemes: [`${own}/*`], url: `${own}/oembed` }];
  setProviderList([{ provider_name: 'Kleinfeld Bund', provider_url: own, endpoints }]);
  // It speaks TLS to the providers that it knows.
  const plain = (url: string): Promise<Response> => fetch(url.replace(/^https:/, 'http:'));
  const known = await extract(`${own}/#/tabelle?liga=W1A`, { maxwidth: 400 }, plain);
  expect(known).toEqual({ ...read, method: 'provider-api' });
  await club.open(page, String(read.html).replaceAll(own, host));
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Tabelle');
});

test.describe('docs/behaviour.md 15: Einbetten', () => {
  test('shows the frame as it will be, and its code', async ({ page, inLeague }) => {
    await page.setViewportSize(desktop);
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await settled(page);
    await page.getByRole('button', { name: 'Einbetten' }).click();
    const preview = page.frameLocator('[title="Vorschau"]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Tabelle');
    await page.getByLabel('Zeilen').selectOption('3');
    await expect(preview.getByRole('row')).toHaveCount(4);
    await expect(page.getByLabel('Code')).toHaveValue(/zeilen=3/);
  });

  for (const viewport of [phone, desktop])
    test(`axe has nothing to say at ${viewport.width} px, and Escape closes from wherever the focus is`, async ({
      page,
      inLeague,
    }) => {
      await page.setViewportSize(viewport);
      await inLeague('W1A');
      await page.goto('/#/tabelle');
      await settled(page);
      const button = page.getByRole('button', { name: 'Einbetten' });
      const dialog = page.getByRole('dialog', { name: 'Einbetten' });
      await button.press('Enter');
      await expect(page.frameLocator('[title="Vorschau"]').locator('footer')).toContainText('Stand');
      expect(await violationsInBothThemes(page)).toEqual([]);
      for (let press = 0; press < 9; press += 1) {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        for (let tab = 0; tab <= press; tab += 1) await page.keyboard.press('Tab');
        const isWithin = () =>
          document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
        expect(await page.evaluate(isWithin)).toBe(true);
      }
    });
});
