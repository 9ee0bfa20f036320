/**
 * Whether the service worker has stored exactly this text for the address. Without a network, the
 * worker serves the registry that it has checked and stored, even if a newer one was seen since.
 */
export const isStoredByWorker = async (url: string, text: string): Promise<boolean> => {
  try {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      // A retry has a query string, and the worker answers it with the same stored copy.
      const stored = await cache.match(url, { ignoreVary: true, ignoreSearch: true });
      if (stored && (await stored.text()) === text) return true;
    }
  } catch {
    // This browser has no cache storage, so nothing is on the device.
  }
  return false;
};
