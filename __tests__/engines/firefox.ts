import puppeteer from 'puppeteer-core';
import { absent } from './engine';
import type { Engine, Installed } from './engine';

const FILES = [process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', '/usr/bin/firefox'];

async function launch(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FILES.find((file) => absent('', '', [file]) === null) ?? '',
    env: { ...process.env, TZ: 'Europe/Vienna' },
    // Scrollbars as on a phone: they take no room from 390 px.
    extraPrefsFirefox: { 'intl.accept_languages': 'de-AT,de', 'ui.useOverlayScrollbars': 1 },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    resize: (width, height) => page.setViewport({ width, height }),
    run: async (what, given) =>
      (await page.evaluate(`(${what.toString()})(${JSON.stringify(given)})`)) as Awaited<ReturnType<typeof what>>,
    runInFrame: async (place, what) => {
      const frame = await (await page.$$('iframe'))[place]?.contentFrame();
      return (await frame?.evaluate(`(${what.toString()})()`)) as ReturnType<typeof what>;
    },
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    pressControl: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.type(letter);
      await page.keyboard.up('Control');
    },
    pdf: () => page.pdf({ preferCSSPageSize: true, printBackground: true }),
    close: () => browser.close(),
  };
}

/** Debian's Firefox, by WebDriver BiDi. */
export const firefox: Installed = { missing: absent('Firefox', 'firefox-esr', FILES), launch };
