import type { Configuration } from 'webpack';
import { remoteConfig } from '../scripts/config/webpack';
import { firstHtml, preserveFirstHtml } from '../scripts/firstHtml/config';

const site = remoteConfig('books');

// A second build renders the first screen of signed-in visitors ahead of time.
export default async (): Promise<Configuration[]> => [
  preserveFirstHtml(await site()),
  firstHtml({ folder: 'mf-books', entry: './src/firstHtml.tsx', publicPath: '/mf-books/' }),
];
