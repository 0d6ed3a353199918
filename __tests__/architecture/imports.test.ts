/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import config from './dependency-cruiser.cjs';
import { plantAll } from './planted';
import { root } from './repository';

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** What dependency-cruiser finds in the folders `src`, `server` and `__tests__` below a folder. */
function cruise(below: string): { readonly violations: readonly Violation[]; readonly totalCruised: number } {
  const options = ['--config', path.join(__dirname, 'dependency-cruiser.cjs'), '--output-type', 'json'];
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  let output: string;
  try {
    output = execFileSync(process.execPath, [program, ...options, 'src', 'server', '__tests__'], {
      cwd: below,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
  } catch (failed) {
    output = (failed as { stdout: string }).stdout;
  }
  return (JSON.parse(output) as { summary: ReturnType<typeof cruise> }).summary;
}

describe('docs/architecture.md 3: who may import whom', () => {
  test('no room imports what it may not, and nothing goes in circles', () => {
    const { violations, totalCruised } = cruise(root);
    expect(totalCruised).toBeGreaterThan(500);
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  test('every rule sees the violation that is planted for it', () => {
    const { folder, remove } = plantAll();
    try {
      const { violations } = cruise(folder);
      const seen = new Set(violations.map(({ rule }) => rule.name));
      expect(config.forbidden.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
    } finally {
      remove();
    }
  });
});
