import { expect, settled, test } from './support/journey';
import { everyAddress } from './support/site';

/** Zooming makes a page narrower in its own pixels: 1280 px at 200 % are 640 px, at 400 % 320 px (WCAG 1.4.10). */
const NARROW = [
  { what: '1280 px zoomed to 200 %', width: 640, height: 450 },
  { what: '1280 px zoomed to 400 %', width: 320, height: 225 },
  { what: 'a phone of 360 px', width: 360, height: 740 },
];

/** Where the desktop's layout begins. */
const DESKTOPS = [900, 910, 920].map((width) => ({ what: `a window of ${width} px`, width, height: 700 }));

/** A reader who set the browser's font to 24 px, on a phone and where the desktop's layout begins and ends for 16 px. */
const LARGE_FONT = [390, 900, 1280, 1500].map((width) => ({
  what: `24 px large text, ${width} px`,
  width,
  height: 800,
}));

/** A scrollbar that takes its part of the window, as on most desktops; headless browsers hide it by default. */
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

for (const { windows, scrollbars, font } of [
  { windows: NARROW, scrollbars: false, font: 16 },
  { windows: DESKTOPS, scrollbars: true, font: 16 },
  { windows: LARGE_FONT, scrollbars: false, font: 24 },
])
  test(`on ${windows.map(({ what }) => what).join(', ')} every route keeps its heading and scrolls in one direction only`, async ({
    page,
    request,
    inLeague,
  }) => {
    test.setTimeout(240_000);
    await inLeague('W1A');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setScrollbarsHidden', { hidden: !scrollbars });
    await client.send('Page.setFontSizes', { fontSizes: { standard: font } });
    await page.goto('/');
    const faults: string[] = [];
    for (const { path, heading } of await everyAddress(request)) {
      await page.evaluate((to) => (location.hash = to), path);
      for (const { what, width, height } of windows) {
        await page.setViewportSize({ width, height });
        // Media queries tell of the new width with the next frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await settled(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const aside = await page.evaluate(() => {
          window.scrollTo({ left: 1_000, behavior: 'instant' });
          const { scrollWidth, clientWidth } = document.documentElement;
          return Math.max(window.scrollX, scrollWidth - clientWidth);
        });
        if (aside > 0) faults.push(`${path}, ${what}: scrolls ${aside} px sideways`);
      }
    }
    expect(faults).toEqual([]);
  });
