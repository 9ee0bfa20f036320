import { readSessionStorageItem, writeSessionStorageItem } from '@scribblepup/kernel';
import { notify } from '@scribblepup/ui';
import { offlineMessages } from './offlineMessages';

const TOLD = 'told-offline';

/** Notifies the visitor that the site works without a network, once per tab. */
export const notifyOfflineOnce = (): void => {
  if (readSessionStorageItem(TOLD) !== null) return;
  writeSessionStorageItem(TOLD, 'yes');
  notify.warning(navigator.onLine ? offlineMessages.unreachable : offlineMessages.offline);
};
