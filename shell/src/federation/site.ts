import { runtimeConfig } from '@scribblepup/kernel/core';
import { visitorShare } from './canary';
import { createLoader } from './loader';
import { fetchRegistry } from './registry';
import { createRuntime } from './runtime';
import { REQUEST_TIMEOUT_MS } from './timing';

/** The loader of this site, with its registry and the federation runtime. */
export const siteLoader = createLoader({
  fetchRegistry: () => {
    const { registryUrl, remoteOrigins, basePath } = runtimeConfig();
    const policy = {
      origins: [location.origin, ...remoteOrigins],
      share: () => visitorShare(basePath),
    };
    return fetchRegistry(registryUrl, REQUEST_TIMEOUT_MS, policy);
  },
  runtime: createRuntime(),
});
