import { runtimeConfig } from '@scribblepup/kernel/core';

/** The rules that an address of this site's code must meet. */
export interface AllowedSources {
  /** The registry's address, to which all others are relative. */
  readonly base: string;
  /** The origins from which the operator allows code. */
  readonly origins: readonly string[];
}

/** The addresses that the operator allows on this page. */
export const allowedSources = (): AllowedSources => {
  const { registryUrl, remoteOrigins } = runtimeConfig();
  return {
    base: new URL(registryUrl, document.baseURI).href,
    origins: [location.origin, ...remoteOrigins],
  };
};
