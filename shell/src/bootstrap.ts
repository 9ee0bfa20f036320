import '@scribblepup/ui/styles.css';
import { runtimeConfig } from '@scribblepup/kernel';
import './federation/provided';
import { siteLoader } from './federation/siteLoader';
import { watchForOverlay } from './overlay/watch';
import { mountSite } from './mountSite';

/**
 * Starts the federated site.
 * @param firstLoad the request in flight for its first screen
 * @param startedAt when the shell's first line ran, in ms since the time origin
 */
export const start = async (
  firstLoad: Promise<unknown> | undefined,
  startedAt: number,
): Promise<void> => {
  const config = runtimeConfig();
  await mountSite({ config, loader: siteLoader, firstLoad, startedAt });
  watchForOverlay(config);
};
