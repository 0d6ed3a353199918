/**
 * The browser of journeys and benchmarks: `CHROMIUM_PATH`, else the one from the npm package, whose version the lock file
 * fixes, so that figures can be compared, else an installed Chromium or Chrome.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const INSTALLED = [
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

/** Its file; undefined if there is none. */
export const browserFile = async () =>
  process.env.CHROMIUM_PATH ?? (await unpacked()) ?? INSTALLED.find((file) => existsSync(file));
