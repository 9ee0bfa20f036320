import { paths } from '@scribblepup/kernel/core';
import { publicScreens } from '@scribblepup/kernel/public-screens';

const patterns = Object.values(paths).map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
);

/**
 * The screen's path in a request's URL: without base path, query and trailing slash, in lower case.
 */
export const screenPath = (url: string, basePath: string): string => {
  const path = (url.split('?')[0] ?? '').slice(basePath.length).replace(/\/+$/, '').toLowerCase();
  return path === '' || path === '/index.html' ? paths.home : path;
};

/** Whether the site has a screen for the address. */
export const isScreen = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

const openToGuests: readonly string[] = [
  ...Object.keys(publicScreens),
  paths.login,
  paths.register,
  paths.forgotPassword,
];

/**
 * Prefixes of the addresses that need a sign-in or an earlier step; search engines should skip
 * them.
 */
export const guardedPaths: readonly string[] = [
  ...new Set(
    Object.values(paths)
      .filter((path) => !openToGuests.includes(path))
      .map((path) => path.replace(/\/:.*/, '')),
  ),
];
