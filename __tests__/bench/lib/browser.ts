import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** An installed Chromium or Chrome, else the one of the npm package. */
async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH ?? INSTALLED.find((file) => existsSync(file));
  return named ?? (await (await import('@sparticuz/chromium')).default.executablePath());
}

/** @param engine flags for V8, as after `--js-flags=` */
export async function openBrowser(engine = ''): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...ARGS, ...(engine === '' ? [] : [`--js-flags=${engine}`])],
  });
}

/** A browser with one profile that another program may steer through a port. */
export async function openPersistentBrowser(profile: string, port: number): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...ARGS, `--remote-debugging-port=${port}`],
  });
}
