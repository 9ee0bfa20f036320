/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { resolve } from 'node:path';
import { HANGING_MS } from './preset';

/** What holds for a run of all projects. Their folders are arguments of the run. */
const config: Config = {
  rootDir: resolve(__dirname, '../../..'),
  // A process that has grown beyond this ends after its file, and a new one goes on: not all memory
  // of earlier files is freed.
  workerIdleMemoryLimit: '300MB',
  testTimeout: HANGING_MS,
};

export default config;
