/**
 * Runs one benchmark by its name (`node __tests__/bench/run.mjs store`) and installs, the first
 * time, the packages that only benchmarks need.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserFile } from '../support/browser.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(folder, '../..');
const names = [
  'store',
  'server',
  'memory',
  'page',
  'lighthouse',
  'soak',
  'live',
  'search',
  'rebuild',
  'invented',
  'cluster',
  'push',
];
const [name, ...rest] = process.argv.slice(2);
const browser = await browserFile();

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }) },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!names.includes(name)) {
  console.error(`Which benchmark? One of: ${names.join(', ')}`);
  process.exit(2);
}
if (!existsSync(path.join(folder, 'node_modules')))
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', folder]);
run(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(folder, name, 'main.ts'), ...rest]);
