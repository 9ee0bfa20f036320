import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { readOverrides, runtimeConfig } from '@scribblepup/kernel/core';
import { allowedHere } from './allowed';
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
    const { registryUrl, registryKeys, basePath, overlay } = runtimeConfig();
    const { base, origins } = allowedHere();
    const policy = { origins, keys: registryKeys, share: () => visitorShare(basePath) };
    const result = await fetchRegistry(
      withAttempt(registryUrl, asked++),
      REQUEST_TIMEOUT_MS,
      policy,
    );
    return overlay ? withOverrides(result, readOverrides(), base, origins) : result;
  },
  runtime: createRuntime({ loadRemote, registerPlugins, registerRemotes }),
});
