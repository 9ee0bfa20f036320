import { readSessionStorageItem, writeSessionStorageItem } from '@scribblepup/kernel';
import { notify } from '@scribblepup/ui';
import { words } from './words';

const TOLD = 'told-offline';

/** Notifies the visitor that the site works without a network, once per tab. */
export const tellOnce = (): void => {
  if (readSessionStorageItem(TOLD) !== null) return;
  writeSessionStorageItem(TOLD, 'yes');
  notify.warning(navigator.onLine ? words.unreachable : words.offline);
};
