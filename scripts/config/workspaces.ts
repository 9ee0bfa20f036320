import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './apps';

const { workspaces } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** The folders that a pattern names, of which only the last part may have a `*`. */
const expand = (pattern: string): string[] => {
  const [, parent = '', start = ''] = /^(.*\/)?(.*)\*$/.exec(pattern) ?? [];
  if (!pattern.endsWith('*')) return [pattern];
  return readdirSync(resolve(root, parent))
    .filter((name) => name.startsWith(start))
    .map((name) => `${parent}${name}`);
};

/** Every workspace folder, below the root, and the folder of these scripts. */
export const workspaceFolders: readonly string[] = [...workspaces.flatMap(expand), 'scripts'];

/** The files of a name that workspaces have at their top, as paths below the root. */
export const workspaceFiles = (name: string): string[] =>
  workspaceFolders
    .map((folder) => `${folder}/${name}`)
    .filter((file) => existsSync(resolve(root, file)));
