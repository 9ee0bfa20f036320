import type { Configuration } from 'webpack';
import { remoteConfig } from '../scripts/config/webpack';
import { firstHtml, keepingFirstHtml } from '../scripts/firstHtml/config';

const site = remoteConfig('books');

// The first screen of a member is rendered ahead of time, beside the usual build.
export default async (): Promise<Configuration[]> => [
  keepingFirstHtml(await site()),
  firstHtml({ folder: 'mf-books', entry: './src/first.tsx', publicPath: '/mf-books/' }),
];
