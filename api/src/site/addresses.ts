import { paths, remoteNames, remotePaths, type RemoteName } from '@scribblepup/kernel/core';
import { publicScreens } from '@scribblepup/kernel/public-screens';

const patterns = remoteNames.flatMap((remote) =>
  remotePaths[remote].map((path) => ({
    remote,
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
  })),
);

/**
 * The screen's path in a request's URL: without base path, query and trailing slash, in lower case.
 * Decodes escaped letters, but not escaped delimiters.
 */
export const screenPath = (url: string, basePath: string): string => {
  const [path = ''] = url.split('?');
  const sitePath = decodeURI(path.slice(basePath.length)).replace(/\/+$/, '').toLowerCase();
  return sitePath === '' ? paths.home : sitePath;
};

/** The remote that renders the screen at an address; undefined if no screen has that address. */
export const remoteAt = (path: string): RemoteName | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.remote;

/** The screens that guests may open, besides the public ones. */
export const guestPaths: readonly string[] = [paths.login, paths.register, paths.forgotPassword];

const openToGuests: readonly string[] = [...Object.keys(publicScreens), ...guestPaths];

/** The screens for members that have first HTML. */
export const memberPaths: readonly string[] = [paths.myProjects];

/**
 * Prefixes of the addresses that need a sign-in or an earlier step, so search engines should skip
 * them.
 */
export const guardedPaths: readonly string[] = [
  ...new Set(
    Object.values(paths)
      .filter((path) => !openToGuests.includes(path))
      .map((path) => path.replace(/\/:.*/, '')),
  ),
];
