import { runtimeConfig } from '@scribblepup/kernel/core';
import { createLoader } from './loader';
import { fetchRegistry } from './registry';
import { createRuntime } from './runtime';
import { REQUEST_TIMEOUT_MS } from './timing';

/** The loader of this site: its registry, over the federation runtime. */
export const siteLoader = createLoader({
  fetchRegistry: () => fetchRegistry(runtimeConfig().registryUrl, REQUEST_TIMEOUT_MS),
  runtime: createRuntime(),
});
