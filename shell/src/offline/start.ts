import {
  readSeenSerial,
  reportFailure,
  withBasePath,
  type RuntimeConfig,
} from '@scribblepup/kernel';
import { storedShare } from '../federation/canary';
import { isVisitReply, type VisitMessage } from './messages';
import { offlineNotifier } from './offlineNotifier';

/**
 * Whether the visitor asked to save data; false in browsers without the Network Information API.
 */
const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Has the service worker store the site on this device, and tells an offline visitor that it did.
 * Does nothing in a browser that lacks or refuses service workers. Never throws.
 */
export const startOffline = async (config: RuntimeConfig): Promise<void> => {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const notifyOfflineOnce = offlineNotifier();
  let isKept = false;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (!isVisitReply(data)) return;
    ({ isKept } = data);
    // Without a network, the failure is not the site's fault.
    if (data.isReached && navigator.onLine && data.failure !== undefined)
      reportFailure({ remote: 'shell', stage: 'offline', cause: data.failure });
    // The network may have failed while the worker stored the rest of the site.
    if (isKept && (!data.isReached || !navigator.onLine)) notifyOfflineOnce();
  });
  window.addEventListener('offline', () => isKept && notifyOfflineOnce());
  try {
    await serviceWorker.register(withBasePath('/sw.js', config), { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    const visit: VisitMessage = {
      type: 'visit',
      registryUrl: new URL(config.registryUrl, window.location.href).href,
      origins: config.remoteOrigins,
      keys: config.registryKeys,
      serial: readSeenSerial()?.serial ?? 0,
      share: storedShare(),
      ahead: !prefersReducedData(),
    };
    active?.postMessage(visit);
  } catch (cause) {
    // Without a worker, this visit continues online only.
    reportFailure({ remote: 'shell', stage: 'offline', cause });
  }
};
