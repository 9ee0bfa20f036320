import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The service worker's file in a release of the shell, and its address below the base path. */
export const WORKER = 'sw.js';

/**
 * A service worker that takes the place of another, throws away what that one has kept of this site, and
 * goes. Open tabs are left as they are; from then on they ask the network.
 */
export const leavingWorker = `self.addEventListener('install', () => self.skipWaiting());
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

/** The folder of a shell's release if it brings a service worker; an earlier release may not. */
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
