import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'jest-fixed-jsdom',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/browser/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/support/cssModule.ts',
    '\\.css$': '<rootDir>/__tests__/support/cssModule.ts',
  },
  transform: {
    '^.+\\.tsx?$': [
      'ts-jest',
      {
        tsconfig: {
          module: 'commonjs',
          moduleResolution: 'node10',
          ignoreDeprecations: '6.0',
          verbatimModuleSyntax: false,
        },
      },
    ],
  },
  maxWorkers: 2,
  reporters: ['default', '<rootDir>/__tests__/support/jestSummary.cjs'],
};

export default config;
