import { readSessionStorageItem, writeSessionStorageItem } from '@scribblepup/kernel';
import { notify } from '@scribblepup/ui';
import { offlineMessages } from './offlineMessages';

const NOTIFIED_KEY = 'told-offline';

/** Notifies the visitor that the site works without a network, once per tab. */
export const notifyOfflineOnce = (): void => {
  if (readSessionStorageItem(NOTIFIED_KEY) !== null) return;
  writeSessionStorageItem(NOTIFIED_KEY, 'yes');
  notify.warning(navigator.onLine ? offlineMessages.unreachable : offlineMessages.offline);
};
