import { readSessionStorageItem, writeSessionStorageItem } from '@scribblepup/kernel';
import { notify } from '@scribblepup/ui';
import { offlineMessages } from './offlineMessages';

const TOLD_KEY = 'told-offline';

/** Notifies the visitor that the site works without a network, once per tab. */
export const notifyOfflineOnce = (): void => {
  if (readSessionStorageItem(TOLD_KEY) !== null) return;
  writeSessionStorageItem(TOLD_KEY, 'yes');
  notify.warning(navigator.onLine ? offlineMessages.unreachable : offlineMessages.offline);
};
