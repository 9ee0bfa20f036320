import type { ServerConfig } from '../config';
import { publicScreens } from './publicScreens';

const screenPath = (url: string, basePath: string): string => {
  const path = (url.split('?')[0] ?? '').slice(basePath.length).replace(/\/+$/, '');
  return path === '' || path === '/index.html' ? '/home' : path;
};

const fill = (html: string, name: string, content: string): string =>
  html.replace(new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`), (_match, open: string) => open + content);

/**
 * The page as the screen at `url` introduces itself: its title, description and address for search
 * engines and shared links, and its text for readers without scripts. Screens that are not public stay as they are.
 */
export const describePage = (page: string, url: string, { basePath, publicUrl }: Pick<ServerConfig, 'basePath' | 'publicUrl'>): string => {
  const path = screenPath(url, basePath);
  const shared = fill(page, 'og:image', `${publicUrl}${basePath}/content/share.jpg`);
  const screen = Object.hasOwn(publicScreens, path) ? publicScreens[path] : undefined;
  if (!screen) return shared;

  const { title, description, heading } = screen;
  const address = `${publicUrl}${basePath}${path}`;
  const links = Object.entries(publicScreens).map(([to, other]) => `<li><a href="${basePath}${to}">${other.heading}</a></li>`);
  const text = `<main><h1>${heading}</h1><p>${description}</p><ul>${links.join('')}</ul></main>`;
  const known = publicUrl ? `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">` : '';
  return [
    ['description', description],
    ['og:title', title],
    ['og:description', description],
  ]
    .reduce((html, [name = '', content = '']) => fill(html, name, content), shared)
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace('</head>', () => `${known}</head>`)
    .replace('<noscript>', () => `<noscript>${text}`);
};
