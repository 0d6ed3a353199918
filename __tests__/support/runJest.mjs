/**
 * Runs jest with what follows on the command line, its engine set for tests. In CI, files with a failure are tried once
 * more, as journeys are: a loaded machine is slow, not wrong. What passes only then stands in the log, above.
 */
import { spawnSync } from 'node:child_process';
import { engineSwitches } from './engine.mjs';

function run(words, environment = {}) {
  const { status } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      ...engineSwitches(),
      'node_modules/jest/bin/jest.js',
      ...process.argv.slice(2),
      ...words,
    ],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  return status ?? 1;
}

let status = run([]);
if (status !== 0 && process.env.CI !== undefined) {
  console.log('=== once more, only the files with a failure');
  status = run(['--onlyFailures'], { TEST_SUMMARY_AGAIN: 'on' });
}
process.exit(status);
