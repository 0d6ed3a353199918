import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { openBrowser } from '../lib/browser';

/**
 * Bundles everything that is compared for production, as the site is, and runs the bundle in a
 * process of its own, or with `--browser` in a page. `PLANT=clone` plants a regression that the gates must find.
 */
const folder = path.dirname(fileURLToPath(import.meta.url));
const out = mkdtempSync(path.join(tmpdir(), 'bench-store-'));
const bundle = path.join(out, 'measure.mjs');
const inBrowser = process.argv.includes('--browser');
const scales = inBrowser || process.argv.includes('--small') ? [1, 10] : [1, 10, 100];
const setup = [
  `globalThis.location ??= new URL('http://bench.test/')`,
  `globalThis.window ??= globalThis`,
  `globalThis.localStorage ??= { getItem: () => null, setItem: () => {}, removeItem: () => {} }`,
  `globalThis.benchSweep = globalThis.gc && (() => globalThis.gc({ type: 'minor' }))`,
  `globalThis.benchPlant = ${JSON.stringify(process.env.PLANT)}`,
  `globalThis.benchScales = ${JSON.stringify(scales)}`,
];

await build({
  entryPoints: [path.join(folder, 'measure.ts')],
  outfile: bundle,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  define: { API_BASE_URL: '"/api/"', 'process.env.NODE_ENV': '"production"' },
  banner: { js: `${setup.join(';\n')};` },
  footer: { js: `if (typeof process !== 'undefined') process.exitCode = globalThis.benchExitCode;` },
  logLevel: 'warning',
});

async function runInPage(): Promise<number> {
  const browser = await openBrowser('--expose-gc --single-threaded-gc');
  const page = await browser.newPage();
  page.on('console', (message) => console.log(message.text()));
  const broken = new Promise<never>((_resolve, reject) => page.on('pageerror', reject));
  await page.route('**/*', (route) => route.fulfill({ body: '<title>bench</title>', contentType: 'text/html' }));
  await page.goto('http://bench.test/');
  await page.addScriptTag({ content: readFileSync(bundle, 'utf8'), type: 'module' });
  await Promise.race([
    broken,
    page.waitForFunction(() => globalThis.benchExitCode !== undefined, undefined, { timeout: 600_000 }),
  ]);
  const code = await page.evaluate(() => globalThis.benchExitCode);
  await browser.close();
  return code ?? 1;
}

const runInNode = (): number =>
  spawnSync(process.execPath, ['--expose-gc', '--single-threaded-gc', '--max-old-space-size=12000', bundle], {
    stdio: 'inherit',
  }).status ?? 1;

try {
  process.exitCode = inBrowser ? await runInPage() : runInNode();
} finally {
  rmSync(out, { recursive: true, force: true });
}
