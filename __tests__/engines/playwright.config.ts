import { defineConfig } from '@playwright/test';
import type { Named } from './journey';

/** The same journeys in Firefox and WebKitGTK, driven by their own drivers: Playwright only runs the tests. */
export default defineConfig<object, Named>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKitGTK', use: { engineName: 'webkit' } },
  ],
  workers: 2,
  // A loaded machine is slow, not wrong. What passes only the second time is listed as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../browser/summaryReporter.ts', { file: 'engines.json' }]],
  use: { baseURL: `http://127.0.0.1:${process.env.BROWSER_TEST_PORT ?? 8089}` },
  globalSetup: '../browser/startServer.ts',
});
