import type { Configuration } from 'webpack';
import { remoteConfig } from '../scripts/config/webpack';
import { firstHtml, keepingFirstHtml } from '../scripts/firstHtml/config';

const site = remoteConfig('auth');

// A second build renders the forms ahead of time.
export default async (): Promise<Configuration[]> => [
  keepingFirstHtml(await site()),
  firstHtml({ folder: 'mf-auth', entry: './src/first.tsx', publicPath: '/mf-auth/' }),
];
