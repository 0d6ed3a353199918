/**
 * Runs the browser journeys: finds a browser (an installed Chromium or Chrome, else the one from the
 * npm package) and hands it to Playwright. There is no way to skip: without a browser this fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

const browser = await findBrowser();
console.log(`Browser journeys in ${browser}`);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    '__tests__/browser/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser },
  },
);
process.exit(status ?? 1);
