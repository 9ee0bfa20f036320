import { paths } from '@scribblepup/kernel/core';
import { publicScreens } from '@scribblepup/kernel/public-screens';

const patterns = Object.values(paths).map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
);

/** The screen's address in a request's: without base path, query and slash at the end. */
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

/** Where every address begins that needs a sign-in or a step before it; nothing there is for search engines. */
export const guardedPaths: readonly string[] = [
  ...new Set(
    Object.values(paths)
      .filter((path) => !openToGuests.includes(path))
      .map((path) => path.replace(/\/:.*/, '')),
  ),
];
