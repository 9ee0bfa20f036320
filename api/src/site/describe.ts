import { publicScreenAt, publicScreens, tabTitle } from '@scribblepup/kernel/public-screens';
import type { ServerConfig } from '../config';
import type { FirstHtml } from './firstHtml';
import { integrityAttribute } from './integrity';
import { below } from './page';

type Address = Pick<ServerConfig, 'basePath' | 'publicUrl'>;

const fill = (html: string, name: string, content: string): string =>
  html.replace(
    new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`),
    (_match, open: string) => open + content,
  );

const withTitle = (html: string, title: string): string =>
  html.replace(/<title>[^<]*/, () => `<title>${title}`);

/** The page with the picture for shared links, which needs an absolute address. */
export const generalPage = (page: string, { basePath, publicUrl }: Address): string =>
  fill(page, 'og:image', `${publicUrl}${basePath}/content/share.jpg`);

export const notFoundPage = (page: string): string =>
  withTitle(page, tabTitle({ name: 'Page not found' })).replace(
    '</head>',
    '<meta name="robots" content="noindex"></head>',
  );

const early =
  /<link rel="preload" as="(style|script)"[^>]*? href="([^"]*\/)([^"/]+)"(?: integrity="([^"]*)")?[^>]*>/g;
const mainScript = /<script defer(?:="defer")? src="([^"]*)"(?: integrity="([^"]*)")?><\/script>/;

/**
 * Puts first HTML into the page, with its styles and main picture ahead of all else. The scripts
 * find the styles by `data-href` and do not fetch them again. `start.js` fetches fonts and scripts
 * after paint.
 */
const withFirstHtml = (
  page: string,
  { head, body, scripts }: FirstHtml,
  basePath: string,
): string => {
  const styles: string[] = [];
  const ahead = scripts.map(({ src, integrity }) => ({ src: basePath + src, integrity }));
  const rest = page.replace(
    early,
    (_tag, kind: string, folder: string, file: string, integrity: string | undefined) => {
      const src = `${folder}${file}`;
      if (kind === 'style')
        styles.push(
          `<link rel="stylesheet" href="${src}" data-href="${file}"${integrityAttribute(integrity)}>`,
        );
      else ahead.unshift({ src, integrity: integrity ?? '' });
      return '';
    },
  );
  const list = (name: string, values: readonly string[]): string =>
    `data-${name}="${values.join(' ')}"`;
  return rest
    .replace(mainScript, (_tag, main: string, integrity: string | undefined) => {
      const start = main.replace(/[^/]+$/, 'start.js');
      // Hashes are lists of their own: a shell from before ignores them.
      const data = [
        list('main', [main]),
        list(
          'ahead',
          ahead.map(({ src }) => src),
        ),
        ...(integrity
          ? [list('hashes', [integrity, ...ahead.map(({ integrity: hash }) => hash || '-')])]
          : []),
      ];
      return `<script defer src="${start}" ${data.join(' ')}></script>`;
    })
    .replace('<html', '<html data-fonts="later"')
    .replace('<title>', (title) => `${styles.join('')}${below(basePath, head)}${title}`)
    .replace('<div id="root"></div>', () => `<div id="root">${below(basePath, body)}</div>`);
};

/**
 * The page of a public screen: title, description, canonical address, first HTML, and links to the
 * others.
 */
export const describePage = (
  page: string,
  path: string,
  first: FirstHtml | undefined,
  { basePath, publicUrl }: Address,
): string => {
  const screen = publicScreenAt(path);
  if (!screen) return page;
  const title = tabTitle(screen);
  const address = `${publicUrl}${basePath}${path}`;
  const links = Object.entries(publicScreens).map(
    ([to, { name }]) => `<li><a href="${basePath}${to}">${name}</a></li>`,
  );
  const known = publicUrl
    ? `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`
    : '';
  const described = [
    ['description', screen.description],
    ['og:title', title],
    ['og:description', screen.description],
  ]
    .reduce((html, [name = '', content = '']) => fill(html, name, content), withTitle(page, title))
    .replace('</head>', () => `${known}</head>`)
    .replace(
      '<noscript>',
      () => `<noscript><nav aria-label="Screens"><ul>${links.join('')}</ul></nav>`,
    );
  return first ? withFirstHtml(described, first, basePath) : described;
};
