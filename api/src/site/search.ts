import { publicScreens } from '@scribblepup/kernel/public-screens';
import type { ServerConfig } from '../config';
import { guardedPaths } from './addresses';

type Address = Pick<ServerConfig, 'publicUrl' | 'basePath'>;

/** The robots.txt. It names the sitemap only if the site's public address is known. */
export const robots = ({ publicUrl, basePath }: Address): string =>
  [
    'User-agent: *',
    ...guardedPaths.map((path) => `Disallow: ${basePath}${path}`),
    ...(publicUrl ? ['', `Sitemap: ${publicUrl}${basePath}/sitemap.xml`] : []),
    '',
  ].join('\n');

/**
 * The sitemap of the public screens. Its addresses are relative if the public address is unknown.
 */
export const sitemap = ({ publicUrl, basePath }: Address): string => {
  const urls = Object.keys(publicScreens).map(
    (path) => `  <url><loc>${publicUrl}${basePath}${path}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
};
