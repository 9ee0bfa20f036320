import { runtimeConfig } from '@scribblepup/kernel/core';

/** What an address of this site's code is compared with. */
export interface Allowed {
  /** The registry's address, to which all others are relative. */
  readonly base: string;
  /** The origins from which the operator allows code. */
  readonly origins: readonly string[];
}

/** What the operator allows on this page. */
export const allowedHere = (): Allowed => {
  const { registryUrl, remoteOrigins } = runtimeConfig();
  return {
    base: new URL(registryUrl, document.baseURI).href,
    origins: [location.origin, ...remoteOrigins],
  };
};
