import { readSessionStorageItem, writeSessionStorageItem } from '@scribblepup/kernel';
import { notify } from '@scribblepup/ui';
import { offlineMessages } from './offlineMessages';

const NOTIFIED_KEY = 'told-offline';

/**
 * Returns a function that notifies the visitor that the site works without a network: once per tab,
 * or once per page if the browser forbids its storage.
 */
export const offlineNotifier = (): (() => void) => {
  let isNotified = readSessionStorageItem(NOTIFIED_KEY) !== null;
  return () => {
    if (isNotified) return;
    isNotified = true;
    writeSessionStorageItem(NOTIFIED_KEY, 'yes');
    notify.warning(navigator.onLine ? offlineMessages.unreachable : offlineMessages.offline);
  };
};
