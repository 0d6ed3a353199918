import type { Config } from 'jest';

const shared: Config = {
  roots: ['<rootDir>/__tests__'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/support/cssModule.ts',
    '\\.css$': '<rootDir>/__tests__/support/cssModule.ts',
  },
  // The same compiler as the build's; types are checked by `npm run typecheck`.
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
};

/** Rooms that need no document; their tests start in a tenth of the time. */
const PLAIN = ['architecture', 'content', 'entities', 'server'];

const config: Config = {
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  maxWorkers: 2,
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
      displayName: 'site',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', ...['browser', ...PLAIN].map((room) => `/__tests__/${room}/`)],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts', '<rootDir>/__tests__/support/setupSite.ts'],
    },
  ],
};

export default config;
