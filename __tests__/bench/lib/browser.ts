import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The file that `run.mjs` has found. */
function executablePath(): string {
  const file = process.env.CHROMIUM_PATH;
  if (file === undefined) throw new Error('no Chromium: npm ci brings one; CHROMIUM_PATH names any other');
  return file;
}

/** @param engine flags for V8, as after `--js-flags=` */
export async function openBrowser(engine = ''): Promise<Browser> {
  return chromium.launch({
    executablePath: executablePath(),
    args: [...ARGS, ...(engine === '' ? [] : [`--js-flags=${engine}`])],
  });
}

/** A browser with one profile that another program may steer through a port. */
export async function openPersistentBrowser(profile: string, port: number): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: executablePath(),
    args: [...ARGS, `--remote-debugging-port=${port}`],
  });
}
