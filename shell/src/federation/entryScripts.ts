import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { crossOriginOf } from './crossOrigin';
import { DOWNLOAD_TIMEOUT_MS } from './timing';

/**
 * A plugin of the federation runtime: gives each entry's script its time limit and its hash.
 * @param integrityOf returns the integrity hash that the entry at an address must have
 */
export const entryScripts = (
  integrityOf: (url: string) => string | undefined,
): ModuleFederationRuntimePlugin => ({
  name: 'entry-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrityOf(url) ?? '';
    script.crossOrigin = crossOriginOf(url);
    return { script, timeout: DOWNLOAD_TIMEOUT_MS };
  },
});
