import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  isObjectOf,
  isOptionalOf,
  isRecordOf,
  isString,
  isTupleOf,
  type Infer,
  type Schema,
} from '@scribblepup/kernel/schema';
import { firstFiles, type Script } from './firstFiles';
import type { Folders } from './folders';
import {
  findAll,
  innerHtml,
  outerHtml,
  createElement,
  parsePart,
  remove,
  type Element,
} from './html';
import { readIntegrity } from './integrity';

/** A screen as it looks before any script has run. */
export interface FirstHtml {
  /** The content of the page's root element. */
  readonly body: string;
  /** The same for members who have made no books yet, if they see something different. */
  readonly newcomers?: string;
  /** Tags for the head: its styles and its main picture. */
  readonly head: string;
  /** Addresses of the scripts that the screen needs, with their hashes. */
  readonly scripts: readonly Script[];
}

const isFrames = isRecordOf(isTupleOf(isString, isString));
type Frames = Infer<typeof isFrames>;

const isScreens = isRecordOf(
  isObjectOf({ html: isString, newcomers: isOptionalOf(isString), chunk: isString }),
);

// Apps are built and released separately. An app without this file gets no first HTML and is
// rendered by script.
const readFirstJson = async <T>(schema: Schema<T>, folder: string): Promise<T | undefined> => {
  const text = await readFile(resolve(folder, 'first.json'), 'utf8').catch(() => '{}');
  const value: unknown = JSON.parse(text);
  return schema(value) ? value : undefined;
};

/** Splits a screen's HTML into the HTML without its preload tags for pictures, and these tags. */
const withoutPreloads = (html: string): [html: string, preloads: readonly Element[]] => {
  const screen = parsePart(html);
  const preloads = findAll(screen, 'link', { rel: 'preload' });
  preloads.forEach(remove);
  return [innerHtml(screen), preloads];
};

/** A style sheet's tag. Its `data-href` tells the style sheet loader that the page has it. */
export const stylesheet = (folder: string, file: string, integrity: string | undefined): Element =>
  createElement('link', {
    rel: 'stylesheet',
    href: `${folder}${file}`,
    'data-href': file,
    integrity,
  });

/**
 * Reads the shell's frames by address, each as the HTML before and after the screen. `*` is the
 * frame of the screens that have none of their own.
 */
export const readFrames = async (dist: string, { shell }: Folders): Promise<Frames> =>
  (await readFirstJson(isFrames, resolve(dist, shell))) ?? {};

/** Reads the screens' first HTML, by address: the shell's frame around a remote's screen. */
export const readFirstHtml = async (
  dist: string,
  { remotes }: Folders,
  frames: Frames,
): Promise<ReadonlyMap<string, FirstHtml>> => {
  const found = new Map<string, FirstHtml>();
  for (const remote of remotes.values()) {
    const files = await readdir(resolve(dist, remote));
    const hashes = await readIntegrity(dist, remote);
    const { scripts } = await firstFiles(dist, remote);
    const screens = (await readFirstJson(isScreens, resolve(dist, remote))) ?? {};
    for (const [path, { html, newcomers, chunk }] of Object.entries(screens)) {
      const frame = frames[path];
      if (!frame) continue;
      const filesOfChunk = (extension: string) =>
        files.filter((file) => file.startsWith(`${chunk}.`) && file.endsWith(extension));
      const [screen, preloads] = withoutPreloads(html);
      const framed = (part: string): string => `${frame[0]}${part}${frame[1]}`;
      found.set(path, {
        body: framed(screen),
        newcomers: newcomers && framed(withoutPreloads(newcomers)[0]),
        head: [
          ...filesOfChunk('.css').map((file) => stylesheet(`/${remote}/`, file, hashes[file])),
          ...preloads,
        ]
          .map(outerHtml)
          .join(''),
        scripts: [
          ...scripts,
          ...filesOfChunk('.js').map((file) => ({
            src: `/${remote}/${file}`,
            integrity: hashes[file] ?? '',
          })),
        ],
      });
    }
  }
  return found;
};
