/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const config = '__tests__/architecture/dependency-cruiser.cjs';

function cruise(...paths: readonly string[]): {
  readonly violations: readonly {
    readonly rule: { readonly name: string };
    readonly from: string;
    readonly to: string;
  }[];
  readonly totalCruised: number;
} {
  let output: string;
  try {
    output = execFileSync(
      process.execPath,
      [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        config,
        '--output-type',
        'json',
        ...paths,
      ],
      { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
    );
  } catch (failed) {
    output = (failed as { stdout: string }).stdout;
  }
  return (JSON.parse(output) as { summary: ReturnType<typeof cruise> }).summary;
}

function files(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file));
}
const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('docs/architecture.md 3: who may import whom', () => {
  test('no room imports what it may not, and values never go in circles', () => {
    const { violations, totalCruised } = cruise('src', 'server');
    expect(totalCruised).toBeGreaterThan(100);
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  }, 60_000);

  test('document.cookie stands in one file', () => {
    expect(files('src', /\.tsx?$/).filter((file) => /document\.cookie/.test(text(file)))).toEqual([
      'src/lib/cookies.ts',
    ]);
  });

  test('HTML of the API is drawn in one place', () => {
    expect(
      files('src', /\.tsx?$/).filter((file) =>
        /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/.test(text(file)),
      ).length,
    ).toBeLessThanOrEqual(1);
  });

  test('no barrels', () => {
    expect(files('src', /(^|\/)index\.tsx?$/)).toEqual(['src/index.tsx']);
  });
});

describe('CSS modules', () => {
  test('every class that a component names exists in its file', () => {
    const missing = files('src', /\.tsx$/).flatMap((file) => {
      const source = text(file);
      return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name = '', from = '']) => {
        const css = text(path.join(path.dirname(file), from));
        const used = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)|\\b${name}\\['([^']+)'\\]`, 'g'))].map(
          ([, dotted, quoted]) => dotted ?? quoted ?? '',
        );
        return [...new Set(used)]
          .filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(css))
          .map((used) => `${file}: ${name}.${used}`);
      });
    });
    expect(missing).toEqual([]);
  });
});

describe('house rules', () => {
  test('every folder directly under src and server has a README of at most 25 lines', () => {
    const folders = ['src', 'server'].flatMap((top) =>
      readdirSync(path.join(root, top), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${top}/${entry.name}`),
    );
    expect(folders.filter((folder) => !readdirSync(path.join(root, folder)).includes('README.md'))).toEqual([]);
    expect(folders.filter((folder) => text(`${folder}/README.md`).trimEnd().split('\n').length > 25)).toEqual([]);
  });
});
