import { publicScreens } from '@scribblepup/kernel/public-screens';
import type { ServerConfig } from '../config';
import { guardedPaths } from './addresses';

type Address = Pick<ServerConfig, 'publicUrl' | 'basePath'>;

/** What crawlers may read; the sitemap is named where the site's public address is known. */
export const robots = ({ publicUrl, basePath }: Address): string =>
  [
    'User-agent: *',
    ...guardedPaths.map((path) => `Disallow: ${basePath}${path}`),
    ...(publicUrl ? ['', `Sitemap: ${publicUrl}${basePath}/sitemap.xml`] : []),
    '',
  ].join('\n');

/** The public screens; addresses are relative where the public address is not known. */
export const sitemap = ({ publicUrl, basePath }: Address): string => {
  const urls = Object.keys(publicScreens).map(
    (path) => `  <url><loc>${publicUrl}${basePath}${path}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
};
