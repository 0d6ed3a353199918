import { execFileSync } from 'node:child_process';

/**
 * How the engine is set for tests, whose modules live for seconds: a large young generation, the quick compiler for
 * everything, and only what runs for long is optimised. Processes that jest and Playwright start have the same.
 */
const WANTED = [
  '--sparkplug',
  '--interrupt-budget=600000',
  '--wasm-tiering-budget=100000000',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-old-space-size=600',
];

/** Those of the switches that this Node knows; it would refuse to start with any other. */
export function engineSwitches() {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const names = new Set(known.match(/--[a-z-]+/g));
  return WANTED.filter((flag) => names.has(flag.split('=')[0]));
}
