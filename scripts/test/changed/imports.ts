import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { root } from '../../config/apps';
import { filesBelow, pathBelow } from '../../config/files';
import { isSource } from '../../config/tree';
import { workspaceFolders } from '../../config/workspaces';

/** Every file of the workspaces, with the files that import it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
};

// Workers and other files are addressed relative to the module.
const addresses = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g;

const isScript = (file: string): boolean => /\.(?:tsx?|mjs)$/.test(file);

const pathOf = (file: string): string => pathBelow(root, file);

/** Reads the imports of all workspaces, including those of types, styles and workers. */
export const readImporters = async (): Promise<Importers> => {
  const folders = workspaceFolders.map((folder) =>
    filesBelow(resolve(root, folder), (path) => isSource(pathOf(path))),
  );
  const files = (await Promise.all(folders)).flat().map(pathOf);
  const importers = new Map(files.map((path) => [path, new Set<string>()]));
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const find = (name: string, from: string): string | undefined => {
    const beside = resolve(dirname(from), name);
    if (name.startsWith('.') && existsSync(beside) && importers.has(pathOf(beside))) return beside;
    return ts.resolveModuleName(name, from, options, ts.sys, cache).resolvedModule
      ?.resolvedFileName;
  };
  await Promise.all(
    files.filter(isScript).map(async (path) => {
      const file = resolve(root, path);
      const text = await readFile(file, 'utf8');
      const names = [
        ...ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
        ...Array.from(text.matchAll(addresses), ([, name]) => name),
      ];
      for (const name of names) {
        const found = find(name, file);
        if (found) importers.get(pathOf(found))?.add(path);
      }
    }),
  );
  return importers;
};
