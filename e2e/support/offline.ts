import { expect, type Page } from '@playwright/test';
import type { ServerConfig } from '../../api/src/config';
import { serveSite } from '../../scripts/config/serve';
import { builtFolder } from './store';

/** Runs in a page: returns the registry stored on the device; undefined while none is stored. */
export const storedRegistry = async (): Promise<string | undefined> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const state = registration && (await caches.match(new URL('.kept', registration.scope).href));
  if (!state) return undefined;
  const [newest] = (await state.json()) as { id: string }[];
  const name = (await caches.keys()).find((key) => key.endsWith(`generation ${newest.id}`));
  return (
    await caches.match(new URL('registry.json', registration.scope).href, { cacheName: name! })
  )?.text();
};

/** Waits until the whole site is on the device, with `release` in its registry. */
export const waitUntilStored = (page: Page, release = ''): Promise<void> =>
  expect.poll(() => page.evaluate(storedRegistry).catch(() => undefined)).toContain(release);

interface StoppableSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly restart: (other?: Partial<ServerConfig>) => Promise<void>;
}

/**
 * Serves a built site or a store on its own port. The server can stop and restart there with
 * another configuration.
 */
export const startSite = async (
  dist = builtFolder(''),
  change: Partial<ServerConfig> = {},
): Promise<StoppableSite> => {
  let site = await serveSite(dist, change);
  const { url } = site;
  const stop = (): Promise<void> => site.close();
  const restart = async (other: Partial<ServerConfig> = {}): Promise<void> => {
    site = await serveSite(dist, { ...change, ...other, port: Number(new URL(url).port) });
  };
  return { url, stop, restart };
};
