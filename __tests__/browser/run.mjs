/** Runs the browser journeys. There is no way to skip: without a browser this fails. */
import { spawnSync } from 'node:child_process';
import { browserFile } from '../support/browser.mjs';
import { engineSwitches } from '../support/engine.mjs';

const browser = await browserFile();
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
