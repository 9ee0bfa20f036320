import type { Config } from 'jest';
import { resolve } from 'node:path';

const here = (file: string): string => resolve(__dirname, file);

const transform: Config['transform'] = {
  '\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/** Time limit for a test, in ms. It only ends a test that hangs: no machine needs that long. */
export const TEST_TIMEOUT_MS = 900_000;

const common: Config = {
  transform,
  // Jest's sandbox makes a call for each use of a global, which doubled the time of loops over
  // pixels. These two are looked up once per file. Number and Object cannot be, because some
  // packages declare these names themselves.
  sandboxInjectedGlobals: ['Infinity', 'Math'],
  clearMocks: true,
  restoreMocks: true,
  testTimeout: TEST_TIMEOUT_MS,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // These packages are ES modules only, so Jest has to transform them.
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/)?(content-disposition|cookie|marked|oxc-parser)/)',
  ],
};

/** Jest for code that renders: jsdom, Testing Library matchers, stubs for CSS and images. */
export const browserJest = (extra: Config = {}): Config => ({
  ...common,
  testEnvironment: here('jsdomEnvironment.ts'),
  setupFiles: [here('polyfills.ts'), ...(extra.setupFiles ?? [])],
  setupFilesAfterEnv: [
    here('matchers.ts'),
    here('asyncTimeout.ts'),
    here('actEnvironment.ts'),
    here('failOnConsole.ts'),
    here('stackTraces.ts'),
    here('../../../shared/ui/src/toasts/jestSetup.ts'),
    ...(extra.setupFilesAfterEnv ?? []),
  ],
  moduleNameMapper: {
    '\\.module\\.css$': here('cssModules.ts'),
    '\\.(css|svg|png|webp|woff2)$': here('asset.ts'),
    ...extra.moduleNameMapper,
  },
});

/** Jest for plain TypeScript: engine, PDF writer, server. */
export const nodeJest = (extra: Config = {}): Config => ({
  ...common,
  testEnvironment: here('nodeEnvironment.ts'),
  setupFilesAfterEnv: [here('atExit.ts'), here('failOnConsole.ts')],
  ...extra,
});
