import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './apps';

const { workspaces } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { workspaces: string[] };

const expand = (pattern: string): string[] =>
  pattern.endsWith('/*')
    ? readdirSync(resolve(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
    : [pattern];

/** Every workspace folder, below the root, and the folder of these scripts. */
export const workspaceFolders: readonly string[] = [...workspaces.flatMap(expand), 'scripts'];

/** The files of a name that workspaces have at their top, as paths below the root. */
export const workspaceFiles = (name: string): string[] =>
  workspaceFolders.map((folder) => `${folder}/${name}`).filter((file) => existsSync(resolve(root, file)));
