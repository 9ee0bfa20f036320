import { siteAddress, type RuntimeConfig } from '@scribblepup/kernel';
import { drawnShare } from '../federation/canary';
import { isKeptAnswer, type Visit } from './messages';
import { tellOnce } from './tell';

/** Whether the visitor asked for as few bytes as possible; a browser that does not know says nothing. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Has the service worker keep the site on this device, and tells a visitor without a network that it does.
 * A browser without service workers, or one that refuses them, goes on as before. Never throws.
 */
export const startOffline = async (config: RuntimeConfig): Promise<void> => {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  let isKept = false;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (!isKeptAnswer(data)) return;
    ({ isKept } = data);
    if (isKept && !data.isReached) tellOnce();
  });
  window.addEventListener('offline', () => isKept && tellOnce());
  try {
    await serviceWorker.register(siteAddress('/sw.js', config), { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    const visit: Visit = {
      type: 'visit',
      registryUrl: new URL(config.registryUrl, window.location.href).href,
      origins: config.remoteOrigins,
      share: drawnShare(),
      ahead: !savesData(),
    };
    active?.postMessage(visit);
  } catch {
    // A worker that does not come or does not start is one visit without it.
  }
};
