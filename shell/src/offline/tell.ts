import { notify } from '@scribblepup/ui';
import { READ_MS, words } from './words';

const TOLD = 'told-offline';

/** Says that the site goes on without a network; once, for as long as the tab is open. */
export const tellOnce = (): void => {
  if (sessionStorage.getItem(TOLD)) return;
  sessionStorage.setItem(TOLD, 'yes');
  notify.warning(navigator.onLine ? words.unreachable : words.offline, READ_MS);
};
