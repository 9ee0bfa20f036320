import { useToken } from '@scribblepup/kernel';
import { useLocation } from '@scribblepup/kernel/router';
import { activeEntry } from './active';
import { loggedInMenu, loggedOutMenu, type MenuEntry } from './menus';

interface Menu {
  readonly loggedIn: boolean;
  readonly entries: readonly MenuEntry[];
  readonly active: MenuEntry | undefined;
}

/** This visitor's menu at this address. It updates immediately on a login or logout in any tab. */
export function useMenu(): Menu {
  const loggedIn = useToken() !== null;
  const { pathname } = useLocation();
  const entries = loggedIn ? loggedInMenu : loggedOutMenu;
  return { loggedIn, entries, active: activeEntry(entries, pathname) };
}
