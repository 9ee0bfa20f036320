import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The service worker's file name in a shell release, and its address below the base path. */
export const WORKER = 'sw.js';

/**
 * A service worker that replaces another one, deletes what that one stored for this site, and
 * unregisters itself. Open tabs are not reloaded, and use the network from then on.
 */
export const selfDestroyingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const own = 'scribblepup ' + new URL(self.registration.scope).pathname + ' ';
  const leave = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(own));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/** The folder of a shell release if it has a service worker; older releases may not. */
export const workerFolder = async (dist: string, shell: string): Promise<string | undefined> => {
  const folder = resolve(dist, shell);
  try {
    await stat(resolve(folder, WORKER));
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
