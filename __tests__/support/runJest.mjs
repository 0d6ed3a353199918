/**
 * Runs jest with what follows on the command line. Each test file has modules of its own, which live for a second: so the
 * engine of its workers has a large young generation, the quick compiler for everything, and optimises only what runs
 * for long. What another version of the engine does not know is left out.
 */
import { execFileSync, spawnSync } from 'node:child_process';

const WANTED = [
  '--sparkplug',
  '--interrupt-budget=600000',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-old-space-size=600',
];

const known = new Set(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' }).match(/--[a-z-]+/g));
const flags = WANTED.filter((flag) => known.has(flag.split('=')[0]));
const { status } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', ...flags, 'node_modules/jest/bin/jest.js', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
