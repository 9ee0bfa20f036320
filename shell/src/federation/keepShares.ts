import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A plugin of the federation runtime that keeps the shared modules when a remote is registered
 * again. The runtime names the app that loads a shared module first as its provider, and would
 * remove the module together with that app.
 */
export const keepShares: ModuleFederationRuntimePlugin = {
  name: 'keep-shares',
  beforeRegisterRemote(registration) {
    const { name, shareScopeMap } = registration.origin;
    for (const scope of Object.values(shareScopeMap))
      for (const versions of Object.values(scope))
        for (const shared of Object.values(versions)) shared.from = name;
    return registration;
  },
};
