import type { Config } from 'jest';

const shared: Config = {
  roots: ['<rootDir>/__tests__'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/support/cssModule.ts',
    '\\.css$': '<rootDir>/__tests__/support/cssModule.ts',
    '^lucide-react$': '<rootDir>/__tests__/support/icons.tsx',
    '/newSeasonWorker$': '<rootDir>/__tests__/support/newSeasonWorker.ts',
  },
  // Types are checked by `npm run typecheck`; here each file is compiled by itself.
  transform: {
    '(^.+\\.tsx?|/workbox-.+\\.js)$': [
      'ts-jest',
      {
        diagnostics: false,
        transpilation: true,
        tsconfig: {
          module: 'commonjs',
          moduleResolution: 'node10',
          ignoreDeprecations: '6.0',
          verbatimModuleSyntax: false,
          allowJs: true,
        },
      },
    ],
  },
  // Workbox's packages are modules only.
  transformIgnorePatterns: ['/node_modules/(?!workbox-)'],
};

/** Rooms that need no document; their tests start in a tenth of the time. */
const PLAIN = ['architecture', 'content', 'entities'];

/** What runs with `npm run test:server`: real servers on real databases. */
const SERVER = 'server';

const config: Config = {
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  testSequencer: '<rootDir>/__tests__/support/longestFirst.cjs',
  reporters: ['default', '<rootDir>/__tests__/support/jestSummary.cjs'],
  projects: [
    {
      ...shared,
      displayName: 'plain',
      testEnvironment: 'node',
      testMatch: PLAIN.map((room) => `**/__tests__/${room}/**/*.test.ts`),
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
    },
    {
      ...shared,
      displayName: SERVER,
      globalSetup: '<rootDir>/__tests__/support/serverSetup.ts',
      testEnvironment: 'node',
      testMatch: [`**/__tests__/${SERVER}/**/*.test.ts`],
      // Jest runs files in a context of their own, where looking up a global takes long: the busiest are handed to each module.
      sandboxInjectedGlobals: [
        'Array',
        'JSON',
        'Map',
        'Math',
        'Object',
        'Promise',
        'Reflect',
        'Set',
        'Symbol',
        'Uint8Array',
        'WeakMap',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', ...['browser', SERVER, ...PLAIN].map((room) => `/__tests__/${room}/`)],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts', '<rootDir>/__tests__/support/setupSite.ts'],
    },
  ],
};

export default config;
