import { publicScreenAt, publicScreens, tabTitle } from '@scribblepup/kernel/public-screens';
import type { ServerConfig } from '../config';
import { addFirstHtml, addFrame, addGuardedPart, type GuardedPart } from './addFirstHtml';
import type { FirstHtml } from './firstHtml';
import {
  append,
  findAll,
  findFirst,
  innerHtml,
  createElement,
  parsePage,
  setAttribute,
  setText,
  type Parent,
} from './html';

type Address = Pick<ServerConfig, 'basePath' | 'publicUrl'>;

const setMeta = (page: Parent, name: string, content: string): void => {
  for (const key of ['name', 'property'])
    for (const meta of findAll(page, 'meta', { [key]: name }))
      setAttribute(meta, 'content', content);
};

/** The page with the picture for shared links, which needs an absolute address. */
export const generalPage = (html: string, { basePath, publicUrl }: Address): string => {
  const page = parsePage(html);
  setMeta(page, 'og:image', `${publicUrl}${basePath}/content/share.jpg`);
  return innerHtml(page);
};

/** The page of the screens whose content the server does not know: only the shell's frame. */
export const framedPage = (
  html: string,
  frame: string,
  { basePath }: Pick<Address, 'basePath'>,
): string => {
  const page = parsePage(html);
  addFrame(page, frame, basePath);
  return innerHtml(page);
};

/** The page of a screen that only guests or only members may open. */
export const guardedPage = (
  html: string,
  frame: string,
  guarded: GuardedPart,
  { basePath }: Pick<Address, 'basePath'>,
): string => {
  const page = parsePage(html);
  addGuardedPart(page, frame, guarded, basePath);
  return innerHtml(page);
};

export const notFoundPage = (html: string): string => {
  const page = parsePage(html);
  setText(findFirst(page, 'title'), tabTitle({ name: 'Page not found' }));
  append(findFirst(page, 'head'), [createElement('meta', { name: 'robots', content: 'noindex' })]);
  return innerHtml(page);
};

/** Links to all public screens, for visitors without scripts. */
const addLinks = (page: Parent, basePath: string): void => {
  const list = createElement('ul');
  for (const [to, { name }] of Object.entries(publicScreens)) {
    const [item, link] = [createElement('li'), createElement('a', { href: `${basePath}${to}` })];
    setText(link, name);
    append(item, [link]);
    append(list, [item]);
  }
  const nav = createElement('nav', { 'aria-label': 'Screens' });
  append(nav, [list]);
  const noscript = findFirst(page, 'noscript');
  append(noscript, [nav, ...(noscript?.childNodes ?? [])]);
};

/**
 * The page of a public screen: title, description, canonical address, first HTML, and links to the
 * others.
 */
export const describePage = (
  html: string,
  path: string,
  first: FirstHtml | undefined,
  { basePath, publicUrl }: Address,
): string => {
  const screen = publicScreenAt(path);
  if (!screen) return html;
  const page = parsePage(html);
  const title = tabTitle(screen);
  setText(findFirst(page, 'title'), title);
  setMeta(page, 'description', screen.description);
  setMeta(page, 'og:title', title);
  setMeta(page, 'og:description', screen.description);
  if (publicUrl) {
    const address = `${publicUrl}${basePath}${path}`;
    append(findFirst(page, 'head'), [
      createElement('link', { rel: 'canonical', href: address }),
      createElement('meta', { property: 'og:url', content: address }),
    ]);
  }
  addLinks(page, basePath);
  if (first) addFirstHtml(page, first, basePath);
  return innerHtml(page);
};
