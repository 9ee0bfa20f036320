import { stylesheet, type FirstHtml } from './firstHtml';
import {
  append,
  getAttribute,
  findAll,
  findFirst,
  insertBefore,
  createElement,
  createTemplate,
  parsePart,
  remove,
  setAttribute,
  type Child,
  type Element,
  type Parent,
} from './html';
import { addBasePath } from './page';
import type { Script } from './remoteRelease';

const parseWithBasePath = (basePath: string, html: string): readonly Child[] => {
  const part = parsePart(html);
  addBasePath(basePath, part);
  return part.childNodes;
};

/** Removes the page's preload tags for styles, and returns the style sheets themselves. */
const extractStyles = (page: Parent): Child[] =>
  findAll(page, 'link', { rel: 'preload', as: 'style' }).map((link) => {
    remove(link);
    const href = getAttribute(link, 'href') ?? '';
    const folder = href.slice(0, href.lastIndexOf('/') + 1);
    return stylesheet(folder, href.slice(folder.length), getAttribute(link, 'integrity'));
  });

/** Removes the page's preload tags for scripts, and returns the scripts, last one first. */
const extractScripts = (page: Parent): Script[] =>
  findAll(page, 'link', { rel: 'preload', as: 'script' })
    .map((link) => {
      remove(link);
      return {
        src: getAttribute(link, 'href') ?? '',
        integrity: getAttribute(link, 'integrity') ?? '',
      };
    })
    .reverse();

const scriptsWithBasePath = (basePath: string, { scripts }: FirstHtml): Script[] =>
  scripts.map(({ src, integrity }) => ({ src: basePath + src, integrity }));

const preloadLink = (as: string, href: string, more: object): Element =>
  createElement('link', { rel: 'preload', as, href, ...more });

const preloadScript = ({ src, integrity }: Script): Element =>
  preloadLink('script', src, { integrity: integrity || undefined });

/**
 * Makes `start.js` start the site: once the page is painted, `start.js` requests the fonts and runs
 * the main script. Returns the main script.
 * @param ahead scripts that `start.js` also requests then
 */
const startAfterPaint = (page: Parent, ahead: readonly Script[]): Script | undefined => {
  for (const html of findAll(page, 'html')) setAttribute(html, 'data-fonts', 'later');
  const main = findAll(page, 'script').find(
    (script) => getAttribute(script, 'defer') !== undefined && getAttribute(script, 'src'),
  );
  if (!main) return undefined;
  const src = getAttribute(main, 'src') ?? '';
  const integrity = getAttribute(main, 'integrity');
  const start = createElement('script', {
    defer: '',
    src: src.replace(/[^/]+$/, 'start.js'),
    'data-main': src,
    'data-ahead': ahead.map((script) => script.src).join(' '),
    // The hashes have a separate attribute, which an earlier shell ignores.
    'data-hashes':
      integrity && [integrity, ...ahead.map((script) => script.integrity || '-')].join(' '),
  });
  insertBefore(main, [start]);
  remove(main);
  return { src, integrity: integrity ?? '' };
};

/**
 * Puts the shell's frame into the page: its header, which a visitor sees before any script arrives.
 * The page is painted soon, so the main script is requested now and only runs after the paint.
 */
export const addFrame = (page: Parent, frame: string, basePath: string): void => {
  insertBefore(findFirst(page, 'title'), extractStyles(page));
  append(findFirst(page, 'div', { id: 'root' }), parseWithBasePath(basePath, frame));
  // The frame fills the window, so nobody would see the noscript message below it.
  append(findFirst(page, 'main'), findAll(page, 'noscript'));
  const main = startAfterPaint(page, []);
  if (main && !findFirst(page, 'link', { rel: 'preload', href: main.src }))
    append(findFirst(page, 'head'), [preloadScript(main)]);
};

/**
 * Puts first HTML into the page, with its styles and main picture before everything else. The
 * scripts find the styles by `data-href` and do not fetch them again.
 */
export const addFirstHtml = (page: Parent, first: FirstHtml, basePath: string): void => {
  insertBefore(findFirst(page, 'title'), [
    ...extractStyles(page),
    ...parseWithBasePath(basePath, first.head),
  ]);
  startAfterPaint(page, [...extractScripts(page), ...scriptsWithBasePath(basePath, first)]);
  append(findFirst(page, 'div', { id: 'root' }), parseWithBasePath(basePath, first.body));
};

export type Visitors = 'guests' | 'members';

/** The part of a screen's page for visitors whom the screen's guard lets in. */
export interface GuardedPart {
  /** The screen's address, without the base path. */
  readonly path: string;
  readonly visitors: Visitors;
  readonly first: FirstHtml;
  /** The address of the remote's manifest. */
  readonly manifest: string | undefined;
}

/**
 * Puts the shell's frame into the page, and after it the part for some visitors only: the screen's
 * first HTML with its styles, and preload tags for its scripts. The server does not know who is
 * logged in, so this part is in a template that `start.js` opens. The template has the screen's
 * address, because without a network the service worker sends this page for other screens too.
 */
export const addGuardedPart = (
  page: Parent,
  frame: string,
  { path, visitors, first, manifest }: GuardedPart,
  basePath: string,
): void => {
  addFrame(page, frame, basePath);
  const template = (kinds: string, body: string): Element =>
    createTemplate({ 'data-visitors': kinds, 'data-path': basePath + path }, [
      ...parseWithBasePath(basePath, first.head + body),
      // The loader's own request reuses this one only if both ask for CORS.
      ...(manifest === undefined
        ? []
        : [preloadLink('fetch', basePath + manifest, { crossorigin: '' })]),
      ...scriptsWithBasePath(basePath, first).map(preloadScript),
    ]);
  append(
    findFirst(page, 'div', { id: 'root' }),
    first.newcomers === undefined
      ? [template(visitors === 'members' ? 'members newcomers' : visitors, first.body)]
      : [template('members', first.body), template('newcomers', first.newcomers)],
  );
};
