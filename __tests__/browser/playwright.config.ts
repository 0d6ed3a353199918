import { defineConfig } from '@playwright/test';
import { inMemory } from '../support/scratch';

/** Journeys beside a server or in a browser of their own, which a worker starts anew for them. */
const APART = ['**/goals.spec.ts', '**/zoom.spec.ts'];

const port = Number(process.env.BROWSER_TEST_PORT ?? 8089);

/** Journeys through the production build (`dist/`) on the real server with the demo federation. */
export default defineConfig({
  testDir: '.',
  // These first: at the end one worker would be busy with them and the other with nothing.
  projects: [
    { name: 'apart', testMatch: APART },
    { name: 'site', testMatch: '*.spec.ts', testIgnore: APART },
  ],
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 3,
  // A loaded machine is slow, not wrong. What passes only the second time is listed as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./summaryReporter.ts', { file: 'browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    colorScheme: 'light',
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      // Where memory is short, Playwright has the browser's processes share it through files.
      ignoreDefaultArgs: inMemory ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  globalSetup: './startServer.ts',
});
