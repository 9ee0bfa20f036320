import { readFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { filesBelow, pathBelow } from '../config/fingerprint';

/** Installed packages, results of commands and what is not text. */
const ignored = new Set([
  ...['.git', 'node_modules', 'dist', 'releases', 'test-results', 'coverage'],
  ...['.cache', '__pycache__'],
]);
const codeTypes = new Set('.ts .tsx .mjs .py .cpp .css .json .jsonc .html .template'.split(' '));

/** All files and folders below a root, and all words in its code. */
export interface Sources {
  readonly paths: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** The identifiers in a text. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];

const foldersOf = (path: string): string[] => {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
};

/** Reads the sources below a root. */
export const readSources = async (root: string): Promise<Sources> => {
  const files = (await filesBelow(root, ignored)).map((file) => pathBelow(root, file));
  const code = files.filter((file) => codeTypes.has(extname(file)));
  const words = new Set<string>();
  for (const file of code)
    for (const word of wordsOf(await readFile(resolve(root, file), 'utf8'))) words.add(word);
  return { paths: new Set([...files, ...files.flatMap(foldersOf)]), words };
};
