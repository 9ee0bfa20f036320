import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { readOverrides, runtimeConfig } from '@scribblepup/kernel/core';
import { withAttempt } from './attempt';
import { visitorShare } from './canary';
import { createLoader } from './loader';
import { withOverrides } from './override';
import { fetchRegistry } from './registry';
import { createRuntime } from './runtime';
import { REQUEST_TIMEOUT_MS } from './timing';

let asked = 0;

/** The loader of this site, with its registry and the federation runtime. */
export const siteLoader = createLoader({
  fetchRegistry: async () => {
    const { registryUrl, remoteOrigins, registryKeys, basePath, overlay } = runtimeConfig();
    const origins = [location.origin, ...remoteOrigins];
    const policy = { origins, keys: registryKeys, share: () => visitorShare(basePath) };
    const result = await fetchRegistry(
      withAttempt(registryUrl, asked++),
      REQUEST_TIMEOUT_MS,
      policy,
    );
    if (!overlay) return result;
    return withOverrides(
      result,
      readOverrides(),
      new URL(registryUrl, document.baseURI).href,
      origins,
    );
  },
  runtime: createRuntime({ loadRemote, registerPlugins, registerRemotes }),
});
