/**
 * Whether the service worker has stored this very text for the address. Without a network it
 * answers with the state of the site that is on the device, which may be older than the last one
 * seen. The worker has checked that state too.
 */
export const isOnDevice = async (url: string, text: string): Promise<boolean> => {
  try {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      // A retry has a query string, and the worker answers it with the same stored copy.
      const kept = await cache.match(url, { ignoreVary: true, ignoreSearch: true });
      if (kept && (await kept.text()) === text) return true;
    }
  } catch {
    // This browser has no cache storage, so nothing is on the device.
  }
  return false;
};
