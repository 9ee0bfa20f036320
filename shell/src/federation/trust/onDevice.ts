/**
 * Whether the service worker has stored this very text for the address. Without a network it
 * answers with the state of the site that is on the device, which may be older than the last one
 * seen. The worker has checked it, too.
 */
export const isOnDevice = async (url: string, text: string): Promise<boolean> => {
  try {
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).match(url, { ignoreVary: true });
      if (kept && (await kept.text()) === text) return true;
    }
  } catch {
    // No such storage here, so nothing is on the device.
  }
  return false;
};
