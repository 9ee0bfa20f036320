/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { resolve } from 'node:path';
import { TEST_TIMEOUT_MS } from './preset';

/** Settings for a run of several projects, whose folders `--projects` names. */
const config: Config = {
  rootDir: resolve(__dirname, '../../..'),
  // A worker that grows beyond this is replaced after its file, because Jest does not free all
  // memory of earlier files.
  workerIdleMemoryLimit: '300MB',
  testTimeout: TEST_TIMEOUT_MS,
};

export default config;
