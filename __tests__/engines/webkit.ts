import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { scratchFolder } from '../support/scratch';
import { freePort } from '../support/serverProxy';
import { absent } from './engine';
import type { Engine, Installed } from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

/** The browser's own buttons are given no room, else no window is narrower than 447 px. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }';

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`nothing answers at ${url}`);
}

async function launch(): Promise<Engine> {
  const settings = scratchFolder();
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
  // It finds a display that is free and tells its number.
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] ?? screen, 'data')) as [Buffer];
  const port = await freePort();
  const server = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      XDG_CONFIG_HOME: settings,
      LANG: 'C.UTF-8',
      TZ: 'Europe/Vienna',
    },
  });
  await answers(`http://127.0.0.1:${port}/status`);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const keys = () => driver.actions({ async: true });
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    run: (what, given) => driver.executeScript(what, given),
    runInFrame: async (place, what) => {
      await driver.switchTo().frame(place);
      try {
        return await driver.executeScript(what);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    click: async (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.switchTo().activeElement().sendKeys(text),
    press: (key) =>
      keys()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    pressControl: (letter) => keys().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    pdf: null,
    close: async () => {
      await driver.quit();
      server.kill();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Debian's WebKitGTK, by its own driver, in a window that nobody sees. */
export const webkit: Installed = {
  missing: absent('WebKitGTK', 'webkit2gtk-driver', [DRIVER]) ?? absent('A display', 'xvfb', [XVFB]),
  launch,
};
