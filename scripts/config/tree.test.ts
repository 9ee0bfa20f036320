import { mkdir, readlink, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from './apps';
import { temporaryFolder } from './temporaryFolder';
import { linkPackages } from './tree';

test('a copy links installed packages to the originals, and workspaces to its own folders, even a removed workspace', async () => {
  const [from, to] = [await temporaryFolder('packages'), await temporaryFolder('links')];
  await mkdir(join(from, 'react'));
  await mkdir(join(from, '@scribblepup'));
  await symlink(resolve(root, 'shared/ui'), join(from, '@scribblepup/ui'));
  await symlink(resolve(root, 'mf-gone'), join(from, 'mf-gone'));
  await linkPackages(from, to, '/tree');
  expect(await readlink(join(to, 'react'))).toBe(join(from, 'react'));
  expect(await readlink(join(to, '@scribblepup/ui'))).toBe(resolve('/tree/shared/ui'));
  expect(await readlink(join(to, 'mf-gone'))).toBe(resolve('/tree/mf-gone'));
});
