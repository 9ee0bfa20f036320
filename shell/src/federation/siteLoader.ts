import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { readLastRegistry, readOverrides, runtimeConfig } from '@scribblepup/kernel/core';
import { allowedSources } from './allowedSources';
import { withRetryQuery } from './withRetryQuery';
import { visitorShare } from './canary';
import { errorMessage } from './failure';
import { createLoader } from './loader';
import { fetchRegistry, type RegistryResult } from './registry';
import { createRuntime } from './runtime';
import { forgetFailedShares } from './failedShares';
import { DOWNLOAD_TIMEOUT_MS, REGISTRY_TIMEOUT_MS } from './timing';

let requests = 0;

// Each remote requests shared modules through a federation instance of its own.
registerGlobalPlugins([forgetFailedShares]);

/**
 * The registry with this tab's overrides. Only developers have any, so the code loads on demand.
 */
const applyOverrides = async (result: RegistryResult): Promise<RegistryResult> => {
  const overrides = readOverrides();
  if (Object.keys(overrides).length === 0) return result;
  try {
    const { withOverrides } = await import(/* webpackChunkName: "overlay" */ './override');
    const { base, origins } = allowedSources();
    return withOverrides(result, overrides, base, origins);
  } catch (error) {
    return { ok: false, reason: `the overrides cannot be read: ${errorMessage(error)}` };
  }
};

/** The loader of this site, with its registry and the federation runtime. */
export const siteLoader = createLoader({
  fetchRegistry: async () => {
    const { registryUrl, registryKeys, basePath, overlay } = runtimeConfig();
    const { origins } = allowedSources();
    const policy = { origins, keys: registryKeys, share: () => visitorShare(basePath) };
    const result = await fetchRegistry(
      withRetryQuery(registryUrl, requests++),
      readLastRegistry() === null ? DOWNLOAD_TIMEOUT_MS : REGISTRY_TIMEOUT_MS,
      policy,
    );
    return overlay ? applyOverrides(result) : result;
  },
  runtime: createRuntime({ loadRemote, registerPlugins, registerRemotes }),
});
