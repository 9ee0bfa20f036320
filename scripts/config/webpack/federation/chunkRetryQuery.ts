/// <reference types="webpack/module" />
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * For a remote's entry: adds the entry's query, `?retry=n`, to the addresses of its chunks. A
 * browser joins a new request to a hanging one for the same address, so a retry needs new
 * addresses. The federation runtime has no hook for chunks
 * (https://github.com/module-federation/core/issues/3507); webpack's maintainer suggests this
 * variable for it (https://github.com/webpack/webpack/issues/11816).
 */
const chunkRetryQuery = (): ModuleFederationRuntimePlugin => {
  const script = document.currentScript;
  const query = script instanceof HTMLScriptElement ? new URL(script.src).search : '';
  const nameOf = __webpack_get_script_filename__;
  if (query) __webpack_get_script_filename__ = (chunk) => `${nameOf(chunk)}${query}`;
  return { name: 'chunk-retry-query' };
};

export default chunkRetryQuery;
