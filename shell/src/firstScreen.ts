import { getToken, remoteNames, remotePaths, withBasePath } from '@scribblepup/kernel/core';
import type { ScreenAddress } from './federation';
import { redirectFor } from './guards/redirect';
import { screens } from './screens/screens';

// The router is not loaded yet when this runs, so this matches its patterns segment by segment.
const matches = (pattern: string, pathname: string): boolean => {
  const [parts, found] = [pattern.split('/'), pathname.replace(/\/$/, '').split('/')];
  return (
    parts.length === found.length &&
    parts.every((part, i) => part.startsWith(':') || part === found[i])
  );
};

const addresses: readonly ScreenAddress[] = remoteNames.flatMap((remote) =>
  remotePaths[remote].map((path) => ({ remote, path })),
);

const find = (pathname: string): ScreenAddress | undefined =>
  addresses.find(({ path }) => matches(path, pathname));

/**
 * The screen that the page will show at this address after any redirect by a guard; undefined if no
 * remote has it.
 */
export function firstScreen(pathname: string, state: unknown): ScreenAddress | undefined {
  const root = withBasePath('/');
  const inSite = pathname.startsWith(root) ? pathname.slice(root.length - 1) : '/';
  const requested = find(inSite === '/' ? '/home' : inSite);
  if (!requested) return undefined;
  const target = redirectFor(screens[requested.path].guard ?? 'open', {
    loggedIn: getToken() !== null,
    state,
  });
  return target === null ? requested : find(target);
}
