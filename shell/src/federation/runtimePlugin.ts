import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { REQUEST_TIMEOUT_MS } from './timing';

const fetchManifest = async (url: string): Promise<Response> => {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  const type = response.headers.get('content-type') ?? '';
  // A server that answers every unknown address with its page would otherwise pass for a manifest.
  if (!response.ok || !type.includes('json')) throw new Error(`${url} answered ${response.status} ${type}`);
  return response;
};

/** Gives every request of the federation runtime a limit, and every new attempt an address of its own. */
export const runtimePlugin = (attemptOf: (remote: string) => number): ModuleFederationRuntimePlugin => ({
  name: 'limits-and-retries',
  fetch: (url) => fetchManifest(url),
  createScript({ url, remoteInfo }) {
    const script = document.createElement('script');
    script.src = withAttempt(url, remoteInfo ? attemptOf(remoteInfo.name) : 0);
    script.async = true;
    return { script, timeout: REQUEST_TIMEOUT_MS };
  },
});

/** The browser joins a new request to a pending one of the same address; the attempt's number keeps them apart. */
export function withAttempt(url: string, attempt: number): string {
  if (attempt === 0) return url;
  const address = new URL(url, document.baseURI);
  address.searchParams.set('retry', String(attempt));
  return address.href;
}
