import { runtimeConfig } from '@scribblepup/kernel';
import { createLoader, type ScreenLoader } from './loader';
import { fetchRegistry } from './registry';
import { createRuntime } from './runtime';
import { REQUEST_TIMEOUT_MS } from './timing';

export type { Failure, Loaded, Stage } from './failure';
export type { Address, Again, ScreenLoader } from './loader';
export { SCREEN_DEADLINE_MS } from './timing';

/** The loader of this site: its registry, over the federation runtime. */
export const createSiteLoader = (): ScreenLoader =>
  createLoader({
    fetchRegistry: () => fetchRegistry(runtimeConfig().registryUrl, REQUEST_TIMEOUT_MS),
    runtime: createRuntime(),
  });
