import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readlink, realpath, symlink } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { root } from './apps';
import { temporaryFolder } from './temporaryFolder';

const excluded = new Set(['dist', 'releases', 'api/content', 'api/build', 'test-results']);

/**
 * True for a path below the root that is not an installed package, a build, served content, a test
 * result or hidden.
 */
export const isSource = (path: string): boolean => {
  const name = basename(path);
  return (
    !excluded.has(path) &&
    name !== 'node_modules' &&
    (!name.startsWith('.') || name === '.gitignore' || name === '.npmrc')
  );
};

/**
 * Links the copy to the installed packages, but for workspaces to the copy's own folders. Their
 * targets need not exist, because npm may have left the link of a removed workspace.
 */
export const linkPackages = async (from: string, to: string, tree: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name.startsWith('@')) await linkPackages(source, target, tree);
    else if (entry.isSymbolicLink())
      await symlink(resolve(tree, relative(root, resolve(from, await readlink(source)))), target);
    else await symlink(source, target);
  }
};

/**
 * Copies the repository's sources into a temporary folder with the same packages, so that a test
 * can change and build them there.
 */
export const copyWorkingTree = async (): Promise<string> => {
  const tree = await realpath(await temporaryFolder('tree'));
  await cp(root, tree, { recursive: true, filter: (path) => isSource(relative(root, path)) });
  for (const folder of ['.', ...(await readdir(root)).filter(isSource)]) {
    const packages = resolve(root, folder, 'node_modules');
    if (existsSync(packages))
      await linkPackages(packages, resolve(tree, folder, 'node_modules'), tree);
  }
  return tree;
};
