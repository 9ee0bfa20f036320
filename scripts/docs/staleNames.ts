import { posix } from 'node:path';
import type { Document } from './readDocument';
import { wordsOf, type Comments, type Sources } from './sources';

/** Names of several words, such as `openBook`, `BookArt` or `MAX_BOOKS`: prose contains none. */
const NAME = /^(?=.*[\p{Ll}\p{N}]\p{Lu}|.*[\p{Lu}\p{N}]_\p{Lu})[\p{L}_$][\p{L}\p{N}_$]*$/u;
const FILE = /(?<![\w@/.*-])(?:\.{1,2}\/)*[\w-][\w./-]*\.(?:tsx?|mjs|py|cpp|css)(?!\w)/g;
/** A name in capitals, as in `NAME.test.ts`, stands for any name. */
const isPlaceholder = (file: string): boolean => /^[A-Z]+\./.test(posix.basename(file));
/** Files that commands create. */
const generated = new Set(['api/build/server.mjs']);

/** Names in comments that are not ours: languages, algorithms, organizations, options. */
const foreign = new Set([
  ...['AssemblyScript', 'BiDi', 'CacheStorage', 'CommonJS', 'GeoS'],
  ...['GoogleChrome', 'GrabCut', 'LevelDB', 'PascalCase', 'TensorFlow'],
  ...['W3C', 'XDoG', 'allowScripts', 'macOS'],
]);

const unknownNamesIn = (texts: readonly string[], { words }: Sources): string[] =>
  [...new Set(texts.flatMap(wordsOf))].filter((word) => NAME.test(word) && !words.has(word));

/** Names between a document's backticks that no code has. */
export const unknownNames = ({ spans }: Document, sources: Sources): string[] =>
  unknownNamesIn(spans, sources);

/** True for an instruction to webpack, such as a chunk's name. */
const isInstruction = (comment: string): boolean => /^ webpack\w+:/.test(comment);

/** Names in a file's comments that no code has. */
export const unknownNamesInComments = ({ texts }: Comments, sources: Sources): string[] =>
  unknownNamesIn(
    texts.filter((text) => !isInstruction(text)),
    sources,
  ).filter((name) => !foreign.has(name));

/** A path as documents write it, without a package's `src`. */
const shorten = (path: string): string => path.replaceAll('/src/', '/');

/** Code files that a document names but that do not exist. */
export const missingFiles = ({ spans, blocks }: Document, { paths }: Sources): string[] => {
  const all = [...paths, ...generated, ...blocks.map(({ path }) => path)];
  const existing = all.flatMap((path) => [`/${path}`, `/${shorten(path)}`]);
  const named = spans.flatMap((span) => span.match(FILE) ?? []);
  return [...new Set(named)].filter((file) => {
    const end = `/${file.replace(/^(?:\.{1,2}\/)+/, '')}`;
    return !isPlaceholder(file) && !existing.some((path) => path.endsWith(end));
  });
};

/** Links of a document to files or folders that do not exist. */
export const brokenLinks = ({ path, links }: Document, { paths }: Sources): string[] =>
  links.filter((link) => {
    const [target] = link.split('#');
    if (target === '' || URL.canParse(target)) return false;
    return !paths.has(posix.join(posix.dirname(path), target).replace(/\/$/, ''));
  });
