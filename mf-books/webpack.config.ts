import type { Configuration } from 'webpack';
import { remoteConfig } from '../scripts/config/webpack';
import { firstHtml, keepingFirstHtml } from '../scripts/firstHtml/config';

const site = remoteConfig('books');

// A second build renders a member's first screen ahead of time.
export default async (): Promise<Configuration[]> => [
  keepingFirstHtml(await site()),
  firstHtml({ folder: 'mf-books', entry: './src/first.tsx', publicPath: '/mf-books/' }),
];
