import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A plugin of the shell's federation runtime that keeps the shared modules when a remote is
 * registered again. The runtime treats the app that loads a shared module first as its provider, and
 * removes the module with that app. So the shell becomes the provider before each registration.
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
