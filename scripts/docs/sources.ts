import { readFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesBelow, pathBelow } from '../config/files';
import { isSource } from '../config/tree';

const scripts = new Set('.ts .tsx .mjs'.split(' '));
const otherCode = new Set('.py .cpp .css .json .jsonc .html .template'.split(' '));

/** The comments of a file. */
export interface Comments {
  /** The file's path below the root. */
  readonly path: string;
  readonly texts: readonly string[];
}

/** All files and folders below a root, all words in its code, and the comments of its scripts. */
export interface Sources {
  readonly paths: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly comments: readonly Comments[];
}

/** The identifiers in a text. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];

/** Separates a script's comments from the rest. */
export const splitComments = (path: string, text: string): { code: string; texts: string[] } => {
  const { comments } = parseSync(path, text);
  // Remove the last comment first, so that the positions of the others stay valid.
  const code = comments.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  return { code, texts: comments.map(({ value }) => value) };
};

const parentFolders = (path: string): string[] => {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...parentFolders(folder)];
};

/** Reads the sources below a root. */
export const readSources = async (root: string): Promise<Sources> => {
  const found = await filesBelow(root, (path) => isSource(pathBelow(root, path)));
  const files = found.map((file) => pathBelow(root, file));
  const words = new Set<string>();
  const comments: Comments[] = [];
  const read = (path: string): Promise<string> => readFile(resolve(root, path), 'utf8');
  for (const path of files.filter((file) => scripts.has(extname(file)))) {
    const { code, texts } = splitComments(path, await read(path));
    for (const word of wordsOf(code)) words.add(word);
    comments.push({ path, texts });
  }
  for (const path of files.filter((file) => otherCode.has(extname(file))))
    for (const word of wordsOf(await read(path))) words.add(word);
  return { paths: new Set([...files, ...files.flatMap(parentFolders)]), words, comments };
};
