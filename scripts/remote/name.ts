import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { folderOf } from '../config/apps';
import { paths } from '../../shared/kernel/src/paths';
import { remoteNames, remotePaths } from '../../shared/kernel/src/remote/contract';

/**
 * Names that a remote may not have: folders in the repository, addresses on the server, and
 * properties of built-in objects.
 */
const reserved: readonly string[] = [
  ...['shell', 'shared', 'scripts', 'api', 'e2e', 'deploy', 'docs', 'dist', 'releases'],
  ...['v1', 'content', 'index', 'registry', 'healthz', 'readyz', 'robots', 'sitemap'],
  ...['constructor', 'prototype'],
  // With a capital letter: `Screen`, which the new page imports, and the global `Infinity`.
  ...['screen', 'infinity'],
];

const ownerOf = (address: string): string | undefined =>
  remoteNames.find((remote) =>
    remotePaths[remote].some((path) => path === address || path.startsWith(`${address}/`)),
  );

/**
 * Checks whether a remote may have this name.
 * @throws Error that says why it may not
 */
export const checkName = (root: string, name: string): void => {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name)) {
    throw new Error(
      `${JSON.stringify(name)} is not a valid name. A remote's name begins with a letter and has 2 to 20 lowercase letters and digits, such as gifts: npm run new-remote gifts`,
    );
  }
  if (reserved.includes(name)) throw new Error(`${name} is reserved. Choose another name.`);
  if (
    remoteNames.some((existing) => existing === name) ||
    existsSync(resolve(root, folderOf(name)))
  )
    throw new Error(`There is already a remote called ${name}.`);
  const owner = ownerOf(`/${name}`);
  if (owner || name in paths)
    throw new Error(
      `/${name} is already an address of ${owner ? folderOf(owner) : 'the site'}. Choose another name.`,
    );
};
