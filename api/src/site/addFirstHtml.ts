import type { FirstFiles, Script } from './firstFiles';
import { stylesheet, type FirstHtml } from './firstHtml';
import {
  append,
  attributeOf,
  findAll,
  findFirst,
  insertBefore,
  makeElement,
  parsePart,
  remove,
  setAttribute,
  type Child,
  type Element,
  type Parent,
} from './html';
import { moveBelow } from './page';

const partBelow = (basePath: string, html: string): readonly Child[] => {
  const part = parsePart(html);
  moveBelow(basePath, part);
  return part.childNodes;
};

/** Takes the tags that load styles early out of the page, and gives the styles themselves. */
const takeStyles = (page: Parent): Child[] =>
  findAll(page, 'link', { rel: 'preload', as: 'style' }).map((link) => {
    remove(link);
    const href = attributeOf(link, 'href') ?? '';
    const folder = href.slice(0, href.lastIndexOf('/') + 1);
    return stylesheet(folder, href.slice(folder.length), attributeOf(link, 'integrity'));
  });

/** Takes the tags that load scripts early out of the page, and gives the scripts, last one first. */
const takeScripts = (page: Parent): Script[] =>
  findAll(page, 'link', { rel: 'preload', as: 'script' })
    .map((link) => {
      remove(link);
      return {
        src: attributeOf(link, 'href') ?? '',
        integrity: attributeOf(link, 'integrity') ?? '',
      };
    })
    .reverse();

/**
 * Puts the shell's frame into the page: its header, which a visitor sees before any script has
 * come.
 */
export const addFrame = (page: Parent, frame: string, basePath: string): void => {
  insertBefore(findFirst(page, 'title'), takeStyles(page));
  append(findFirst(page, 'div', { id: 'root' }), partBelow(basePath, frame));
  // The frame is as high as the window, so below it nobody would read the words for the scriptless.
  append(findFirst(page, 'main'), findAll(page, 'noscript'));
};

/** Adds tags that load a remote's first files early, in parallel with the shell's own. */
export const addFirstFiles = (
  page: Parent,
  { manifest, scripts }: FirstFiles,
  basePath: string,
): void => {
  const early = (as: string, href: string, more: object): Element =>
    makeElement('link', { rel: 'preload', as, href: basePath + href, ...more });
  append(findFirst(page, 'head'), [
    // The loader's own request joins this one only if both ask for CORS.
    ...(manifest === undefined ? [] : [early('fetch', manifest, { crossorigin: '' })]),
    ...scripts.map(({ src, integrity }) =>
      early('script', src, { integrity: integrity || undefined }),
    ),
  ]);
};

/**
 * Puts first HTML into the page, with its styles and main picture ahead of all else. The scripts
 * find the styles by `data-href` and do not fetch them again. `start.js` fetches fonts and scripts
 * after paint.
 */
export const addFirstHtml = (
  page: Parent,
  { head, body, scripts }: FirstHtml,
  basePath: string,
): void => {
  const styles = takeStyles(page);
  const ahead = [
    ...takeScripts(page),
    ...scripts.map(({ src, integrity }) => ({ src: basePath + src, integrity })),
  ];
  const main = findAll(page, 'script').find(
    (script) => attributeOf(script, 'defer') !== undefined && attributeOf(script, 'src'),
  );
  if (main) {
    const src = attributeOf(main, 'src') ?? '';
    const integrity = attributeOf(main, 'integrity');
    const start = makeElement('script', {
      defer: '',
      src: src.replace(/[^/]+$/, 'start.js'),
      'data-main': src,
      'data-ahead': ahead.map((script) => script.src).join(' '),
      // The hashes have an attribute of their own, which an earlier shell ignores.
      'data-hashes':
        integrity && [integrity, ...ahead.map((script) => script.integrity || '-')].join(' '),
    });
    insertBefore(main, [start]);
    remove(main);
  }
  for (const html of findAll(page, 'html')) setAttribute(html, 'data-fonts', 'later');
  insertBefore(findFirst(page, 'title'), [...styles, ...partBelow(basePath, head)]);
  append(findFirst(page, 'div', { id: 'root' }), partBelow(basePath, body));
};
