/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { resolve } from 'node:path';
import { HANGING_MS } from './preset';

/** What holds for a run of all projects. Their folders are arguments of the run. */
const config: Config = {
  rootDir: resolve(__dirname, '../../..'),
  // Each test file leaves an AsyncLocalStorage behind in its process
  // (`testExecutionContext` of jest-circus 30.5), and up to Node 22 each of them slows down every
  // promise: after 180 files one takes a hundred times as long. A process that has grown beyond
  // this ends after its file, and a new one goes on.
  workerIdleMemoryLimit: '300MB',
  testTimeout: HANGING_MS,
};

export default config;
