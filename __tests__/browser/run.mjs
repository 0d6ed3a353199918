/**
 * Runs the browser journeys. Browser: `CHROMIUM_PATH`, else the one from the npm package, whose version the lock file
 * fixes, else an installed Chromium or Chrome. There is no way to skip: without a browser this fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineSwitches } from '../support/engine.mjs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Unpacks the browser of the npm package, once for each version; null if it does not start here. */
async function unpacked() {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'));
  const folder = path.join(tmpdir(), `chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  const { TMPDIR = tmpdir() } = process.env;
  // Where the package unpacks; it knows no other way to say so.
  process.env.TMPDIR = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  const found = await chromium.executablePath();
  process.env.TMPDIR = TMPDIR;
  const { status, stderr, error } = spawnSync(found, ['--version'], { encoding: 'utf8' });
  if (status === 0) return found;
  console.log(`The browser of the npm package does not start here: ${error?.message ?? stderr.trim()}`);
  // Half unpacked, perhaps.
  rmSync(folder, { recursive: true });
  return null;
}

const browser = process.env.CHROMIUM_PATH ?? (await unpacked()) ?? installed.find((file) => existsSync(file));
if (browser === undefined) {
  console.error('No browser: install libnss3, libnspr4 and libexpat1 for that of the npm package, or any Chromium.');
  process.exit(1);
}
console.log(`Browser journeys in ${browser}`);
const { status } = spawnSync(
  process.execPath,
  [
    ...engineSwitches(),
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
