import { matchPath } from '@scribblepup/kernel/router';
import type { MenuEntry } from './menus';

/**
 * Whether the entry covers the address (without the base path); its patterns may have parameters.
 */
export const isActive = ({ to, alsoActiveOn = [] }: MenuEntry, pathname: string): boolean =>
  [to, ...alsoActiveOn].some((pattern) => matchPath(pattern, pathname) !== null);

export const activeEntry = (menu: readonly MenuEntry[], pathname: string): MenuEntry | undefined =>
  menu.find((entry) => isActive(entry, pathname));
