/** Runs jest with what follows on the command line, its engine set for tests. */
import { spawnSync } from 'node:child_process';
import { engineSwitches } from './engine.mjs';

const { status } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', ...engineSwitches(), 'node_modules/jest/bin/jest.js', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
