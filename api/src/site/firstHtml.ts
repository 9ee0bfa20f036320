import { isRecordOf, isString, isTupleOf, isUnknown, type Infer } from '@scribblepup/kernel/schema';
import { resolve } from 'node:path';
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
import { readJson } from './readJson';
import type { Script } from './remoteRelease';
import type { Remotes } from './remotes';

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
 * frame of the screens that have none of their own. Earlier releases of the shell have no frames.
 * @throws Error if the file is damaged
 */
export const readFrames = async (dist: string, { shell }: Folders): Promise<Frames> => {
  const frames = await readJson(resolve(dist, shell.path, 'first.json'), isUnknown);
  return isFrames(frames) ? frames : {};
};

/** The screens' first HTML, by address: the shell's frame around a remote's screen. */
export const makeFirstHtml = (remotes: Remotes, frames: Frames): ReadonlyMap<string, FirstHtml> => {
  const found = new Map<string, FirstHtml>();
  for (const { folder, files, hashes, scripts, screens } of remotes.values()) {
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
          ...filesOfChunk('.css').map((file) => stylesheet(folder, file, hashes[file])),
          ...preloads,
        ]
          .map(outerHtml)
          .join(''),
        scripts: [
          ...scripts,
          ...filesOfChunk('.js').map((file) => ({
            src: folder + file,
            integrity: hashes[file] ?? '',
          })),
        ],
      });
    }
  }
  return found;
};
