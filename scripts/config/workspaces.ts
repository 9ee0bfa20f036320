import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './apps';

const { workspaces } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** The folders that match a pattern, in which only the last character may be a `*`. */
const expand = (pattern: string): string[] => {
  const [, parent = '', start = ''] = /^(.*\/)?(.*)\*$/.exec(pattern) ?? [];
  if (!pattern.endsWith('*')) return [pattern];
  return readdirSync(resolve(root, parent))
    .filter((name) => name.startsWith(start))
    .map((name) => `${parent}${name}`);
};

/** Every workspace folder below the root, and `scripts`. */
export const workspaceFolders: readonly string[] = [...workspaces.flatMap(expand), 'scripts'];

/** The files with this name at the top of each workspace, as paths below the root. */
export const workspaceFiles = (name: string): string[] =>
  workspaceFolders
    .map((folder) => `${folder}/${name}`)
    .filter((file) => existsSync(resolve(root, file)));
